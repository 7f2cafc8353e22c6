/** An input that its schema takes, and for each message of the checklist one change that it must refuse with it. */
export interface BadInputs {
  good: Readonly<Record<string, unknown>>;
  /** By the name of the field in the checklist: a wrong input, and the place of its message. */
  bad: Readonly<Record<string, readonly [change: Readonly<Record<string, unknown>>, at: string]>>;
  /** Of fields in which nothing can be typed wrong: another value, which has to come through. */
  kept: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Fields that an act of its own saves or refuses: the test file that shows it, and words of that test. */
  byUseCase: Readonly<Record<string, readonly [file: string, words: string]>>;
}

const text = (length: number) => 'x'.repeat(length);
const hours = { opens: '09:00', closes: '17:00' };
const describedAs = (name: string, extraInformation = '') => [{ language: 'nl', name, extraInformation }];
const modules = 'apps/server/src/modules';
const someId = '0198c000-0000-7000-8000-000000000001';
const channel = { channelId: someId, enabled: true, nameOnChannel: '' };

export const ticketTypeBadInputs: BadInputs = {
  good: {
    descriptions: describedAs('Volwassene'),
    priceMinor: 1750,
    vatBasisPoints: 900,
    ticketLimit: null,
    salesPoints: ['website'],
  },
  bad: {
    'description per language': [{ descriptions: describedAs('') }, 'descriptions'],
    'extra information': [
      { descriptions: describedAs('Kind', text(501)) },
      'descriptions.0.extraInformation',
    ],
    'selling price': [{ priceMinor: undefined }, 'priceMinor'],
    'VAT %': [{ vatBasisPoints: 10_001 }, 'vatBasisPoints'],
    'PLU identification code': [{ pluCode: text(51) }, 'pluCode'],
    'limit or no limit': [{ ticketLimit: 0 }, 'ticketLimit'],
    'sales channels': [{ salesPoints: [] }, 'salesPoints'],
    'duration in minutes': [{ durationMinutes: 0 }, 'durationMinutes'],
    'block other timeslots': [{ blocksOtherTimeslots: true }, 'durationMinutes'],
    'custom validity': [{ validity: { kind: 'for ever' } }, 'validity.kind'],
    'after ticket or purchase date': [{ validity: { kind: 'after ticket date' } }, 'validity.days'],
    'until selected date': [{ validity: { kind: 'until selected date' } }, 'validity.until'],
    'daily scan limit': [{ dailyScanLimit: 0 }, 'dailyScanLimit'],
    'total scan limit': [{ dailyScanLimit: 3, totalScanLimit: 2 }, 'totalScanLimit'],
    'min per order': [{ minPerOrder: -1 }, 'minPerOrder'],
    'max per order': [{ minPerOrder: 3, maxPerOrder: 2 }, 'maxPerOrder'],
    'information icon': [{ informationIcon: 'unicorn' }, 'informationIcon'],
    'cost centre': [{ costCentre: text(51) }, 'costCentre'],
    'general ledger account': [{ ledgerAccount: text(51) }, 'ledgerAccount'],
    'article code': [{ articleCode: text(51) }, 'articleCode'],
    'item kind': [{ itemKind: 'balloon' }, 'itemKind'],
    'status label': [{ statusLabel: 'Gone' }, 'statusLabel'],
    'linked event': [{ eventId: 'the biennale' }, 'eventId'],
  },
  kept: { 'child-ticket flag': { isChild: true }, 'custom barcode': { usesCustomBarcode: true } },
  byUseCase: {
    // as it is typed: what arrives is a whole number already
    'original price': ['packages/domain/src/catalog/read-price.test.ts', 'price-too-many-decimals'],
    image: [`${modules}/images/image-rules.db.test.ts`, 'The file chosen can only be jpg or png.'],
  },
};

export const ticketGroupBadInputs: BadInputs = {
  good: { name: 'Museum' },
  bad: {
    name: [{ name: 'M' }, 'name'],
    type: [{ kind: 'whenever' }, 'kind'],
    'availability from': [{ availableFrom: '31-12-2026' }, 'availableFrom'],
    'availability until': [{ availableFrom: '2026-12-31', availableUntil: '2026-12-30' }, 'availableUntil'],
    'fixed date, period from': [{ kind: 'fixed date' }, 'validFrom'],
    'period until': [{ kind: 'period', validFrom: '2026-12-31' }, 'validUntil'],
    'ticket limit': [{ ticketLimit: 0 }, 'ticketLimit'],
    'open weekdays': [{ openWeekdays: [8] }, 'openWeekdays.0'],
    'closed or open days': [
      { ownDays: Array.from({ length: 1_001 }, () => ({ date: '2026-12-31', isOpen: false })) },
      'ownDays',
    ],
    'order lookahead': [{ lookaheadDays: -1 }, 'lookaheadDays'],
    'cut-off': [{ cutOffMinutes: -1 }, 'cutOffMinutes'],
    'e-ticket text per language': [
      { eTicketTexts: [{ language: 'nl', text: text(2_001) }] },
      'eTicketTexts.0.text',
    ],
    'days before visit': [{ previsitMail: { on: true, at: '09:00' } }, 'previsitMail.days'],
    'time of day': [{ previsitMail: { on: true, days: 2 } }, 'previsitMail.at'],
    'days after visit': [{ aftervisitMail: { on: true, days: 366, at: '09:00' } }, 'aftervisitMail.days'],
    'time of day, after': [{ aftervisitMail: { on: true, days: 2, at: '25:00' } }, 'aftervisitMail.at'],
    'article codes': [{ mailArticleCodes: [''] }, 'mailArticleCodes.0'],
    'page maximum': [{ pageMaximum: -1 }, 'pageMaximum'],
  },
  kept: {
    'pre-visit email': { previsitMail: { on: true, days: 2, at: '09:00' } },
    'after-visit email': { aftervisitMail: { on: true, days: 2, at: '09:00' } },
    'block flag': { mailsBlocked: true },
    'child needs adult': { childNeedsAdult: false },
  },
  byUseCase: {
    timeslots: [`${modules}/timeslot-changes/group-settings.db.test.ts`, 'ticketGroupIds: [groupId]'],
    'e-ticket banner': [`${modules}/images/image-rules.db.test.ts`, 'The image must be exactly'],
  },
};

export const productBadInputs: BadInputs = {
  good: {
    name: 'Salt & Light',
    locationIds: [someId],
    texts: [{ language: 'nl', title: 'Zout & licht' }],
    channels: [],
  },
  bad: {
    description: [{ texts: [{ language: 'nl', description: text(5_001) }] }, 'texts.0.description'],
    'name on channel': [{ channels: [{ ...channel, nameOnChannel: text(101) }] }, 'channels.0.nameOnChannel'],
    'title per language': [{ texts: [{ language: 'nl', title: 'Z' }] }, 'texts.0.title'],
    category: [{ category: text(101) }, 'category'],
    locations: [{ locationIds: [] }, 'locationIds'],
  },
  kept: {
    'own opening times': {
      ownHours: [{ locationId: someId, weekHours: Array.from({ length: 7 }, () => hours) }],
    },
    'connected channels': { channels: [channel] },
  },
  byUseCase: {
    name: [`${modules}/catalog/products/products.db.test.ts`, 'product-name-taken'],
    type: [`${modules}/catalog/products/products.db.test.ts`, "type: 'activity'"],
    'availability type': [
      `${modules}/catalog/products/switch-availability.db.test.ts`,
      'availability-is-that-already',
    ],
    'ticket types': [`${modules}/catalog/ticket-types/ticket-types.db.test.ts`, 'createTicketType'],
  },
};

export const locationBadInputs: BadInputs = {
  good: { name: 'Getij', standardHours: hours, weekHours: Array.from({ length: 7 }, () => hours) },
  bad: {
    name: [{ name: ' ' }, 'name'],
    address: [{ address: text(201) }, 'address'],
    'postal code': [{ postalCode: text(21) }, 'postalCode'],
    town: [{ town: text(101) }, 'town'],
    'time zone': [{ timeZone: 'Europe/Atlantis' }, 'timeZone'],
    'standard opening time': [{ standardHours: { ...hours, opens: '9' } }, 'standardHours.opens'],
    'standard closing time': [{ standardHours: { ...hours, closes: '24:30' } }, 'standardHours.closes'],
    'house limit': [{ houseLimit: -1 }, 'houseLimit'],
    'payment environment': [{ paymentEnvironment: 'play' }, 'paymentEnvironment'],
  },
  kept: {
    'per-weekday times': { weekHours: Array.from({ length: 7 }, (_, day) => (day === 0 ? null : hours)) },
    'closed days': { closedDays: [{ date: '2026-12-25', note: '' }] },
  },
  byUseCase: {},
};

export const eventBadInputs: BadInputs = {
  good: {
    kind: 'exhibition',
    titleNl: 'Zee van licht',
    fromDate: '2026-12-01',
    untilDate: '2026-12-31',
    limitChoice: 'none',
  },
  bad: {
    'title, Dutch': [{ titleNl: '' }, 'titleNl'],
    'title, English': [{ titleEn: 'S' }, 'titleEn'],
    'date, period from': [{ fromDate: undefined }, 'fromDate'],
    'period until': [{ untilDate: '2026-11-30' }, 'untilDate'],
    time: [{ kind: 'event', at: '2 pm' }, 'at'],
    'limit or no limit': [{ limitChoice: 'limit', ticketLimit: 0 }, 'ticketLimit'],
    'linked event': [{ linkedEventId: 'the biennale' }, 'linkedEventId'],
    'exception list': [{ exceptions: [{ date: '2027-01-01' }] }, 'exceptions.0.date'],
  },
  kept: {
    'publish in ticket frame': { publishInTicketFrame: true },
    'show availability': { showAvailability: true },
  },
  byUseCase: {},
};

const withValue = (value: object) => ({ values: [{ ticketTypeId: someId, ...value }] });

export const pricingRuleBadInputs: BadInputs = {
  good: {
    name: 'Weekend',
    kind: 'mutation',
    from: '2026-12-01',
    until: '2026-12-31',
    weekdays: [6, 7],
    ...withValue({ basisPoints: 2_000 }),
  },
  bad: {
    name: [{ name: ' ' }, 'name'],
    type: [{ kind: 'gift' }, 'kind'],
    'from date': [{ from: '1-12-2026' }, 'from'],
    'until date': [{ until: '2026-11-30' }, 'until'],
    weekdays: [{ weekdays: [] }, 'weekdays'],
    'amount per ticket type': [withValue({ amountMinor: 1.5 }), 'values.0.amountMinor'],
    'percentage per ticket type': [withValue({ basisPoints: -10_001 }), 'values.0.basisPoints'],
  },
  kept: { 'active flag': { active: false } },
  byUseCase: {},
};
