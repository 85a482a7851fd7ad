import { PROFILE_PACES, PROFILE_TEXTS } from '@drumbeat/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readVoiceAnew } from '../../../entities/voice/voice';
import { writingProfileQuery } from '../../../entities/voice/writing-profile';
import type { WritingProfileRow } from '../../../entities/types';
import { ApiError } from '../../../lib/http/api';
import { notify } from '../../../lib/notices/notify';
import { unsavedText } from '../../../lib/device/unsaved-text';
import { saySaveFailed, staleProfileIn, useSavePreferences } from '../api/voice';
import {
  changeOf,
  fieldNamed,
  isSame,
  problemOf,
  valuesOf,
  type EditField,
  type EditValues,
} from './edit-values';
import { keptEdits, type Edits } from './kept-edits';

type Problems = Readonly<Partial<Record<EditField, string>>>;

export interface ProfileEdit {
  values: EditValues;
  problems: Problems;
  change: <Field extends EditField>(field: Field, value: EditValues[Field]) => void;
  isChanged: boolean;
  isSaving: boolean;
  /** Edited fields whose value in the profile is neither that from which their edit began nor that which it wants. */
  conflicts: readonly EditField[];
  /** How many saves were refused for the conflicts. */
  refusals: number;
  keepMine: () => void;
  takeTheirs: () => void;
  save: () => void;
  discard: () => void;
}

const fieldsOf = (edits: Edits) => Object.keys(edits) as EditField[];

const nowOf = (edits: Edits): Partial<EditValues> =>
  Object.fromEntries(fieldsOf(edits).map((field) => [field, edits[field]?.now]));

/** Not where the profile has what the edit wants: another tab wanted the same, or the answer to a save was lost. */
const conflictsOf = (edits: Edits, values: EditValues) =>
  fieldsOf(edits).filter(
    (field) => !isSame(edits[field]?.was, values[field]) && !isSame(edits[field]?.now, values[field]),
  );

/** The entries of those fields that are wanted. */
const only = (edits: Edits, isWanted: (field: EditField) => boolean): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([field]) => isWanted(field as EditField)));

/**
 * Edits of the writing profile over what the server has. What another tab saves meanwhile shows in the fields that are not edited here;
 * of the same field its user is asked. @param onSaved called when nothing is left to save
 */
export function useProfileEdit(profile: WritingProfileRow, onSaved: () => void): ProfileEdit {
  const queryClient = useQueryClient();
  const saving = useSavePreferences();
  const { mutateAsync } = saving;
  const [edits, setEdits] = useState(() => keptEdits.read(profile));
  const [problems, setProblems] = useState<Problems>({});
  const [refusals, setRefusals] = useState(0);
  const latest = useRef(edits);
  const values = valuesOf(profile);

  const edit = (next: Edits) => {
    latest.current = next;
    setEdits(next);
    keptEdits.keep(profile.user_id, next);
  };

  const rebase = (current: WritingProfileRow) =>
    queryClient.setQueryData(writingProfileQuery.queryKey, (): WritingProfileRow => current);

  /** One that started from an older version is tried once more, where what changed meanwhile is nothing of this. */
  const send = async (sent: Edits, base: WritingProfileRow): Promise<WritingProfileRow> => {
    try {
      return await mutateAsync(changeOf(nowOf(sent), base));
    } catch (error) {
      const stale = staleProfileIn(error);
      if (stale === null) throw error;
      const current = { ...profile, ...stale };
      rebase(current);
      if (conflictsOf(sent, valuesOf(current)).length > 0) throw error;
      return mutateAsync(changeOf(nowOf(sent), current));
    }
  };

  const save = async () => {
    const sent = latest.current;
    const found = fieldsOf(sent).flatMap((field) => {
      const now = sent[field]?.now;
      const problem = now === undefined ? undefined : problemOf(field, now);
      return problem === undefined ? [] : [[field, problem] as const];
    });
    setProblems(Object.fromEntries(found));
    if (found.length > 0) return;
    const refuse = () => setRefusals((before) => before + 1);
    if (conflictsOf(sent, values).length > 0) {
      refuse();
      return;
    }
    try {
      await send(sent, profile);
      // What was typed meanwhile stays, and is an edit of what was saved.
      const left = only(latest.current, (field) => !isSame(latest.current[field]?.now, sent[field]?.now));
      edit(left);
      notify.success(PROFILE_TEXTS.saved);
      setTimeout(() => void readVoiceAnew(queryClient), PROFILE_PACES.readAfterSave);
      if (fieldsOf(left).length === 0) onSaved();
    } catch (error) {
      // A conflict is asked about beside the fields, and is no failure.
      if (staleProfileIn(error) !== null) {
        refuse();
        return;
      }
      setProblems(problemsIn(error, fieldsOf(sent)));
      saySaveFailed(error as Error);
    }
  };

  useEffect(() => {
    if (fieldsOf(edits).length === 0) return undefined;
    return unsavedText.hold(`writing-profile:${profile.user_id}`, {
      name: 'Your writing profile',
      save: () => mutateAsync(changeOf(nowOf(edits), profile)),
    });
  }, [edits, profile, mutateAsync]);

  return {
    values: { ...values, ...nowOf(edits) },
    problems,
    change: (field, value) => {
      const was = latest.current[field]?.was ?? values[field];
      const others = only(latest.current, (name) => name !== field);
      edit(
        isSame(was, value) && isSame(value, values[field])
          ? others
          : { ...others, [field]: { was, now: value } },
      );
      setProblems(({ [field]: _, ...rest }) => rest);
    },
    isChanged: fieldsOf(edits).length > 0,
    isSaving: saving.isPending,
    conflicts: conflictsOf(edits, values),
    refusals,
    keepMine: () => {
      setRefusals(0);
      edit(
        Object.fromEntries(
          fieldsOf(edits).map((field) => [field, { was: values[field], now: edits[field]?.now }]),
        ),
      );
    },
    takeTheirs: () => {
      setRefusals(0);
      const lost = new Set(conflictsOf(edits, values));
      edit(only(edits, (field) => !lost.has(field)));
    },
    save: () => void save(),
    discard: () => {
      edit({});
      setProblems({});
    },
  };
}

function problemsIn(error: unknown, fields: readonly EditField[]): Problems {
  const refused = error instanceof ApiError ? error.fields : [];
  return Object.fromEntries(
    refused.flatMap(({ field, message }) => {
      const own = fieldNamed(field, fields);
      return own === null ? [] : [[own, message]];
    }),
  );
}
