import { describe, expect, it } from '@jest/globals';
import { calendarDraftButton, libraryDraftButton } from './draft-button.rules';

const prompts = {
  new: { status: 'new', is_used: false },
  used: { status: 'used', is_used: true },
  archived: { status: 'archived', is_used: true },
} as const;

describe('the draft button', () => {
  it('of a calendar card reads Select, Used or Archived and works for new prompts only', () => {
    expect(calendarDraftButton(prompts.new, false)).toEqual({ label: 'Select', disabled: false });
    expect(calendarDraftButton(prompts.used, false)).toEqual({ label: 'Used', disabled: true });
    expect(calendarDraftButton(prompts.archived, false)).toEqual({ label: 'Archived', disabled: true });
  });

  it('of a library card works for used prompts too', () => {
    expect(libraryDraftButton(prompts.new, false)).toEqual({ label: 'Draft Post', disabled: false });
    expect(libraryDraftButton(prompts.used, false)).toEqual({ label: 'Draft Post', disabled: false });
    expect(libraryDraftButton(prompts.archived, false)).toEqual({ label: 'Archived', disabled: true });
  });

  it('waits while another prompt is being opened', () => {
    expect(calendarDraftButton(prompts.new, true).disabled).toBe(true);
    expect(libraryDraftButton(prompts.used, true).disabled).toBe(true);
  });
});
