import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import {
  HttpError,
  type RaRecord,
  RecordContextProvider,
  useNotify,
  useRecordContext,
  useResourceContext,
  useUpdate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { changedMeanwhile, type Newer, newerIn } from '../../providers/refusals';
import { Notice } from '../notice';
import { ConsoleForm, type ConsoleFormProps } from './console-form';

export interface VersionedRow extends RaRecord {
  /** Another one for each change of the record. */
  readonly version: number | string;
}

/** A field of the form, and how its value reads beside another one. */
export interface VersionedField<Row> {
  readonly field: keyof Row & string;
  readonly label: string;
  readonly words: (value: unknown) => string;
}

interface VersionedFormProps<Row extends VersionedRow> extends Omit<ConsoleFormProps, 'defaultValues'> {
  fields: readonly VersionedField<Row>[];
  transform?: (values: Row) => Row;
  onSaved: (before: Row, saved: Row) => void;
}

/** What the form’s edits started from, and whether they outlive its next change. */
interface Base<Row> {
  readonly record: Row;
  readonly keepsEdits: boolean;
}

/** Of a field that both changed nothing is saved before it is decided. */
interface Clash<Row> {
  readonly newer: Newer<Row>;
  readonly base: Row;
  /** Fields that only the other one changed: the form has them already. */
  readonly merged: readonly VersionedField<Row>[];
  /** Fields that both changed, each to something else, with what was typed here. */
  readonly both: readonly (VersionedField<Row> & { readonly mine: unknown })[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

const KEEP_EDITS = { keepDirtyValues: true };

/**
 * The form of a record with a version. While it is edited, its edits stay those of the version that they began from: what comes from the
 * server meanwhile neither replaces them nor is overwritten by them. A save that comes too late shows both, and asks.
 */
export function VersionedForm<Row extends VersionedRow>({
  fields,
  transform = (values) => values,
  onSaved,
  ...form
}: VersionedFormProps<Row>) {
  const newest = useRecordContext<Row>();
  if (!newest) throw new Error('A form of a record stands below its record');
  const resource = useResourceContext();
  const notify = useNotify();
  const [update] = useUpdate<Row, HttpError>();
  const [base, setBase] = useState<Base<Row>>({ record: newest, keepsEdits: false });
  const [seen, setSeen] = useState(newest);
  const [clash, setClash] = useState<Clash<Row> | null>(null);
  const [isEdited, setIsEdited] = useState(false);
  if (!isEdited && newest !== seen) {
    setSeen(newest);
    setBase({ record: newest, keepsEdits: false });
  }

  /** Sends the edits over this version. Over a newer one that nobody sees in the form they are sent at once. */
  const send = async (values: Row, from: Row, isSecond = false): Promise<Row> => {
    const edits = Object.entries(values).filter(([field, value]) => !isSame(base.record[field], value));
    try {
      return (await update(
        resource,
        { id: from.id, data: { ...from, ...Object.fromEntries(edits) }, previousData: from },
        { returnPromise: true, mutationMode: 'pessimistic' },
      )) as Row;
    } catch (error) {
      const newer = newerIn<Row>(error);
      const found = newer && clashOf(newer, from, values, fields);
      if (isSecond || !found || found.both.length > 0 || found.merged.length > 0) throw error;
      return send(values, found.newer.current, true);
    }
  };

  const save = async (input: Record<string, unknown>) => {
    const values = transform(input as Row);
    try {
      const saved = await send(values, base.record);
      setClash(null);
      setBase({ record: saved, keepsEdits: false });
      onSaved(base.record, saved);
      return undefined;
    } catch (error) {
      const newer = newerIn<Row>(error);
      if (newer) {
        const found = clashOf(newer, base.record, values, fields);
        setClash(found);
        if (found.both.length === 0) setBase({ record: newer.current, keepsEdits: true });
        return undefined;
      }
      const errors = error instanceof HttpError ? (error.body as { errors?: object }).errors : undefined;
      if (errors && Object.keys(errors).length > 0) return errors;
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
      return undefined;
    }
  };
  return (
    <RecordContextProvider value={base.record}>
      <ConsoleForm
        {...form}
        resetOptions={base.keepsEdits ? KEEP_EDITS : undefined}
        onSubmit={save}
        onEdited={setIsEdited}
        aboveActions={
          clash ? (
            <ChangedMeanwhile
              clash={clash}
              onSettled={() => {
                setBase({ record: clash.newer.current, keepsEdits: true });
                setClash(null);
              }}
            />
          ) : null
        }
      />
    </RecordContextProvider>
  );
}

function clashOf<Row extends VersionedRow>(
  newer: Newer<Row>,
  base: Row,
  mine: Row,
  fields: readonly VersionedField<Row>[],
): Clash<Row> {
  const { current } = newer;
  const theirs = fields.filter(({ field }) => !isSame(base[field], current[field]));
  const isMine = ({ field }: VersionedField<Row>) => !isSame(base[field], mine[field]);
  return {
    ...{ newer, base },
    merged: theirs.filter((one) => !isMine(one)),
    both: theirs
      .filter((one) => isMine(one) && !isSame(mine[one.field], current[one.field]))
      .map((one) => ({ ...one, mine: mine[one.field] })),
  };
}

const names = (fields: readonly { label: string }[]) => fields.map(({ label }) => label).join(', ');

/** Both versions of what two people changed, one to be chosen; of the rest of it, that it is there. */
function ChangedMeanwhile<Row extends VersionedRow>({
  clash,
  onSettled,
}: {
  clash: Clash<Row>;
  onSettled: () => void;
}) {
  const { newer, both, merged } = clash;
  const box = useRef<HTMLDivElement>(null);
  const { resetField } = useFormContext();
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.focus({ preventScroll: true });
  }, [clash]);
  const takeTheirs = () => {
    for (const { field } of both) resetField(field, { defaultValue: newer.current[field] });
    onSettled();
  };
  return (
    <Box
      ref={box}
      role="group"
      aria-label="Changed meanwhile"
      tabIndex={-1}
      // Clear of the buttons that stay in view below it.
      sx={{ mt: 4, mb: -4, scrollMarginBottom: '6rem' }}
    >
      <Notice tone="warn">
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <strong>{changedMeanwhile(newer)}.</strong>{' '}
          {both.length > 0 ? 'Nothing is lost, and nothing is saved yet.' : null}
          {merged.length > 0 && both.length > 0 ? ` They also changed: ${names(merged)}.` : null}
          {merged.length > 0 && both.length === 0 ? `The form has what is new: ${names(merged)}.` : null}
          {both.length === 0 ? ' What you typed is still here. Save again to keep both.' : null}
        </Typography>
        {both.length === 0 ? null : (
          <>
            {both.map(({ field, label, words, mine }) => (
              <Box key={field} component="dl" sx={{ mt: 3, mb: 0 }}>
                <Side label={`${label}, yours`}>{words(mine)}</Side>
                <Side label={`${label}, theirs`}>{words(newer.current[field])}</Side>
              </Box>
            ))}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
              <Button variant="outlined" size="small" onClick={takeTheirs}>
                Take theirs
              </Button>
              <Button variant="outlined" size="small" onClick={onSettled}>
                Keep mine
              </Button>
            </Box>
          </>
        )}
      </Notice>
    </Box>
  );
}

function Side({ label, children }: { label: string; children: string }) {
  return (
    <>
      <Typography variant="label" component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, mb: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {children === '' ? 'Nothing' : children}
      </Box>
    </>
  );
}
