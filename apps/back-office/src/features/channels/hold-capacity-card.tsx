import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select, Switch } from '@mantine/core';
import { useState } from 'react';
import { useWasRefused } from '../../components/edit-page/failed-try.ts';
import { CountField } from '../../components/fields/count-field.tsx';
import { DateField } from '../../components/fields/date-field.tsx';
import { TimeField } from '../../components/fields/time-field.tsx';
import type { TicketstreetFieldsProps } from './ticketstreet-fields.ts';

const releases = ['never', 'at', 'before'] as const;
type Release = (typeof releases)[number];

const usualTime = '09:00';
const usualMinutes = 60;

/** "holdcapacity": the share of each timeslot that this channel may not sell until its release. */
export function HoldCapacityCard({ fields, canEdit }: TicketstreetFieldsProps) {
  const { t, today } = useMessages();
  const wasRefused = useWasRefused();
  const { holdCapacity } = fields.getValues();
  const { releaseDate, releaseMinutes } = holdCapacity;
  const [release, setRelease] = useState<Release>(
    releaseMinutes !== null ? 'before' : releaseDate !== null ? 'at' : 'never',
  );
  const choose = (chosen: Release) => {
    setRelease(chosen);
    fields.setFieldValue('holdCapacity', {
      ...holdCapacity,
      releaseDate: chosen === 'at' ? today() : null,
      releaseTime: chosen === 'at' ? usualTime : null,
      releaseMinutes: chosen === 'before' ? usualMinutes : null,
    });
  };
  const { getInputProps } = fields;
  return (
    <Card title={t('channels.holdCapacity')}>
      <Fields>
        <Switch
          label={t('channels.holdCapacity.enabled')}
          description={t('channels.holdCapacity.hint')}
          disabled={!canEdit}
          {...getInputProps('holdCapacity.enabled', { type: 'checkbox' })}
        />
        {(holdCapacity.enabled || wasRefused('holdCapacity')) && (
          <>
            <Fields row>
              <CountField
                label={t('channels.holdCapacity.percentage')}
                min={1}
                max={100}
                disabled={!canEdit}
                {...getInputProps('holdCapacity.percentage')}
              />
              <Select
                label={t('channels.holdCapacity.release')}
                data={releases.map((value) => ({
                  value,
                  label: t(`channels.holdCapacity.release.${value}`),
                }))}
                allowDeselect={false}
                disabled={!canEdit}
                value={release}
                onChange={(chosen) => choose((chosen ?? 'never') as Release)}
              />
            </Fields>
            {release === 'at' && (
              <Fields row>
                <DateField
                  label={t('channels.holdCapacity.date')}
                  past="warned"
                  disabled={!canEdit}
                  {...getInputProps('holdCapacity.releaseDate')}
                  value={releaseDate}
                />
                <TimeField
                  label={t('channels.holdCapacity.time')}
                  disabled={!canEdit}
                  {...getInputProps('holdCapacity.releaseTime')}
                />
              </Fields>
            )}
            {release === 'before' && (
              <CountField
                label={t('channels.holdCapacity.minutes')}
                min={0}
                max={43_200}
                disabled={!canEdit}
                {...getInputProps('holdCapacity.releaseMinutes')}
                // Without a delay it would never be released: nothing typed is no number here.
                onChange={(typed) => fields.setFieldValue('holdCapacity.releaseMinutes', typed ?? Number.NaN)}
              />
            )}
          </>
        )}
      </Fields>
    </Card>
  );
}
