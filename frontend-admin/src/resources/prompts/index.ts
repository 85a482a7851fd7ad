import { PromptEdit } from './prompt-edit';
import { PromptList } from './prompt-list';

export const prompts = {
  list: PromptList,
  edit: PromptEdit,
  recordRepresentation: 'hook',
  options: { label: 'Prompts' },
};
