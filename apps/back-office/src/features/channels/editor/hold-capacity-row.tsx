import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select, Switch } from '@mantine/core';
import { useState } from 'react';
import { useWasRefused } from '../../../components/edit-page/failed-try.ts';
import { CountField } from '../../../components/fields/count-field.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { TimeField } from '../../../components/fields/time-field.tsx';
import type { EditorFieldsProps } from './editor-fields.ts';
import { FieldRow } from './field-row.tsx';

const releases = ['never', 'at', 'hours', 'minutes'] as const;
type Release = (typeof releases)[number];

const usualTime = '09:00';
const minutesOfHour = 60;
const usualMinutes = { hours: 48 * minutesOfHour, minutes: 60 };

/** "holdcapacity": the share of each timeslot that this channel may not sell until a moment, or so long before the start. */
export function HoldCapacityRow({ fields }: EditorFieldsProps) {
  const { t, today } = useMessages();
  const wasRefused = useWasRefused();
  const { holdCapacity } = fields.getValues();
  const { releaseDate, releaseMinutes } = holdCapacity;
  const [unit, setUnit] = useState<'hours' | 'minutes'>(() => unitOf(releaseMinutes));
  const release: Release = releaseMinutes !== null ? unit : releaseDate !== null ? 'at' : 'never';
  const choose = (chosen: Release) => {
    if (chosen === 'hours' || chosen === 'minutes') setUnit(chosen);
    fields.setFieldValue('holdCapacity', {
      ...holdCapacity,
      releaseDate: chosen === 'at' ? today() : null,
      releaseTime: chosen === 'at' ? usualTime : null,
      releaseMinutes: chosen === 'hours' || chosen === 'minutes' ? usualMinutes[chosen] : null,
    });
  };
  const { getInputProps } = fields;
  const inHours = release === 'hours';
  return (
    <FieldRow label={t('channels.holdCapacity')} hint={t('channels.holdCapacity.hint')}>
      <Switch
        label={t('channels.holdCapacity.enabled')}
        {...getInputProps('holdCapacity.enabled', { type: 'checkbox' })}
      />
      {(holdCapacity.enabled || wasRefused('holdCapacity')) && (
        <>
          <Fields row>
            <CountField
              label={t('channels.holdCapacity.percentage')}
              min={1}
              max={100}
              {...getInputProps('holdCapacity.percentage')}
            />
            <Select
              label={t('channels.holdCapacity.release')}
              data={releases.map((value) => ({ value, label: t(`ticketstreet.release.${value}`) }))}
              allowDeselect={false}
              value={release}
              onChange={(chosen) => choose((chosen ?? 'never') as Release)}
            />
          </Fields>
          {release === 'at' && (
            <Fields row>
              <DateField
                label={t('channels.holdCapacity.date')}
                past="warned"
                {...getInputProps('holdCapacity.releaseDate')}
                value={releaseDate}
              />
              <TimeField
                label={t('channels.holdCapacity.time')}
                {...getInputProps('holdCapacity.releaseTime')}
              />
            </Fields>
          )}
          {releaseMinutes !== null && (
            <CountField
              label={t(inHours ? 'ticketstreet.release.hoursBefore' : 'channels.holdCapacity.minutes')}
              min={0}
              max={inHours ? 720 : 43_200}
              {...getInputProps('holdCapacity.releaseMinutes')}
              value={inHours ? releaseMinutes / minutesOfHour : releaseMinutes}
              // Without a delay it would never be released: nothing typed is no number here.
              onChange={(typed) =>
                fields.setFieldValue(
                  'holdCapacity.releaseMinutes',
                  (typed ?? Number.NaN) * (inHours ? minutesOfHour : 1),
                )
              }
            />
          )}
        </>
      )}
    </FieldRow>
  );
}

/** Whole hours are shown as hours. */
function unitOf(minutes: number | null): 'hours' | 'minutes' {
  return minutes !== null && minutes > 0 && minutes % minutesOfHour === 0 ? 'hours' : 'minutes';
}
