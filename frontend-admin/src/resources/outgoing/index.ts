import { RadioTower } from 'lucide-react';
import type { ConsoleResource } from '../console-resource';
import { OutgoingPage } from './outgoing-page';
import { PausedSign } from './paused-sign';

export const outgoing: ConsoleResource = {
  name: 'outgoing',
  label: 'Going out',
  icon: RadioTower,
  Sign: PausedSign,
  list: OutgoingPage,
};
