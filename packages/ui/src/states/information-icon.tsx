import {
  IconBabyCarriage,
  IconBike,
  IconCreditCard,
  IconDog,
  IconFriends,
  IconGift,
  IconHeadphones,
  IconInfoCircle,
  IconMapPin,
  IconOld,
  IconParking,
  IconSchool,
  IconUser,
  IconUsersGroup,
  IconWheelchair,
} from '@tabler/icons-react';

const icons: Record<string, typeof IconInfoCircle> = {
  info: IconInfoCircle,
  child: IconBabyCarriage,
  adult: IconUser,
  senior: IconOld,
  student: IconSchool,
  family: IconFriends,
  group: IconUsersGroup,
  wheelchair: IconWheelchair,
  card: IconCreditCard,
  guide: IconMapPin,
  audio: IconHeadphones,
  bicycle: IconBike,
  dog: IconDog,
  parking: IconParking,
  gift: IconGift,
};

/** The icon before a line of extra information, by its name; one that is not known is the plain information icon. */
export function InformationIcon({ icon, size = 15 }: { icon: string; size?: number }) {
  const Icon = icons[icon] ?? IconInfoCircle;
  return <Icon size={size} stroke={1.6} aria-hidden="true" />;
}
