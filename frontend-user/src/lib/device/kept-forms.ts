import { keptOnDevice, type KeptOnDevice } from './kept-on-device';

/** A form that was filled in and not sent. */
interface KeptForm {
  /** Its name for the user: 'Feedback on “Raising prices”'. */
  readonly name: string;
  /** In its dialog's format. */
  readonly form: unknown;
}

/** Forms that the server does not have. Only their dialog can send them: signing out names them. */
export const keptForms: KeptOnDevice<KeptForm> = keptOnDevice('drumbeat-form:', isKeptForm);

function isKeptForm(value: object): value is KeptForm {
  return 'name' in value && typeof value.name === 'string' && 'form' in value;
}
