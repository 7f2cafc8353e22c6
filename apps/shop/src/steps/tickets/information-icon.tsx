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

/** The icon before a ticket's description; without one of its own the plain information icon. */
export default function InformationIcon({ icon }: { icon: string }) {
  const Icon = icons[icon] ?? IconInfoCircle;
  return <Icon size={16} stroke={1.6} aria-hidden="true" />;
}
