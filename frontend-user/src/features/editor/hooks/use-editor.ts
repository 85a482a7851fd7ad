import {
  beginHistory,
  cleanPostText,
  differingStretch,
  type EditHistory,
  recordStep,
  recordTyping,
  redoStep,
  undoStep,
} from '@drumbeat/domain';
import { continueList, type ListKind, type TextSelection, toggleList } from '../list-lines.rules';
import { neighbouringPlace } from '../../../entities/posts/places-to-fill.rules';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { EditorSelection, EditorText } from '../../../entities/posts/editor-text';

/** The selection after an edit by a button or a key. */
type Range = Pick<TextSelection, 'start' | 'end'>;

/**
 * The text field with a history of its own: the browser's forgets everything at the first change that is not typed.
 *
 * @param content The text as it is shown; a change of it from elsewhere is a step, too, which undo takes back.
 * @param onChange Keeps and saves the text.
 */
export function useEditor(content: string, readOnly: boolean, onChange: (content: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [history, setHistory] = useState(() => beginHistory(content));
  if (history.present !== content) setHistory(recordStep(history, content));

  // Several changes in one go each build on the one before, which no screen has been drawn with.
  const newest = useRef({ history, readOnly });
  useLayoutEffect(() => {
    newest.current = { history, readOnly };
  }, [history, readOnly]);

  const toSelect = useRef<Range | null>(null);
  useLayoutEffect(() => {
    const range = toSelect.current;
    toSelect.current = null;
    if (range) selectIn(field.current, range);
  }, [content]);

  function show(next: EditHistory, range: Range | null): boolean {
    const { history: now, readOnly: fixed } = newest.current;
    if (fixed) return false;
    newest.current = { history: next, readOnly: fixed };
    setHistory(next);
    if (next.present === now.present) selectIn(field.current, range);
    else {
      toSelect.current = range;
      onChange(next.present);
    }
    return true;
  }

  const present = () => newest.current.history.present;

  function selected(): TextSelection {
    const text = present();
    const at = (place: number | null | undefined) => Math.min(place ?? text.length, text.length);
    return { text, start: at(field.current?.selectionStart), end: at(field.current?.selectionEnd) };
  }

  /** One step: `piece` in place of a stretch, and the cursor behind it or at a place within. */
  function put(piece: string, { start, end }: Range, cursorAt = Infinity): boolean {
    const text = present();
    const clean = cleanPostText(piece);
    const cursor = Math.min(cursorAt, start + clean.length);
    const next = recordStep(newest.current.history, text.slice(0, start) + clean + text.slice(end));
    return show(next, { start: cursor, end: cursor });
  }

  function move(step: (history: EditHistory) => EditHistory): boolean {
    const before = newest.current.history;
    const next = step(before);
    if (next === before) return false;
    const { afterEnd } = differingStretch(before.present, next.present);
    return show(next, { start: afterEnd, end: afterEnd });
  }

  const change = (to: TextSelection) => show(recordStep(newest.current.history, to.text), to);

  const does = {
    text: present,
    selection: (): EditorSelection => {
      const { text, start, end } = selected();
      return { start, end, text: text.slice(start, end) };
    },
    insert: (text: string) => {
      const { end } = selected();
      return put(text, { start: end, end });
    },
    replaceSelection: (text: string, earlier?: EditorSelection) => {
      const range = earlier ? placeOf(earlier, present()) : selected();
      return range !== null && put(text, range);
    },
    replaceAll: (text: string, cursorAt?: number) => put(text, { start: 0, end: present().length }, cursorAt),
    undo: () => move(undoStep),
    redo: () => move(redoStep),
    select: (start: number, end: number) => goTo(field.current, { start, end }),
  };

  const run = useRef(does);
  useLayoutEffect(() => {
    run.current = does;
  });
  const text = useMemo<EditorText>(
    () => ({
      text: () => run.current.text(),
      selection: () => run.current.selection(),
      insert: (piece) => run.current.insert(piece),
      replaceSelection: (piece, earlier) => run.current.replaceSelection(piece, earlier),
      replaceAll: (piece, cursorAt) => run.current.replaceAll(piece, cursorAt),
      undo: () => run.current.undo(),
      redo: () => run.current.redo(),
      select: (start, end) => run.current.select(start, end),
    }),
    [],
  );

  // Undo of the browser's own menus and gestures, which know of no key.
  const takeBack = useEffectEvent((event: InputEvent) => {
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
    event.preventDefault();
    move(event.inputType === 'historyUndo' ? undoStep : redoStep);
  });
  useEffect(() => {
    const element = field.current;
    const hear = (event: InputEvent) => takeBack(event);
    element?.addEventListener('beforeinput', hear);
    return () => element?.removeEventListener('beforeinput', hear);
  }, []);

  return {
    text,
    canUndo: !readOnly && history.past.length > 0,
    canRedo: !readOnly && history.future.length > 0,
    toggleList: (kind: ListKind) => change(toggleList(selected(), kind)),
    field: {
      ref: field,
      onChange: (event: React.ChangeEvent<HTMLTextAreaElement>) =>
        show(recordTyping(newest.current.history, cleanPostText(event.target.value), event.timeStamp), null),
      onKeyDown: (event: React.KeyboardEvent<HTMLTextAreaElement>) => {
        const place = placeOfTab(event, selected());
        if (place && !readOnly) {
          event.preventDefault();
          goTo(field.current, place);
          return;
        }
        const step = stepOf(event);
        const item = isPlainEnter(event) ? continueList(selected()) : null;
        if (!step && !item) return;
        event.preventDefault();
        if (step) move(step);
        else if (item) change(item);
      },
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;

/** The present position of an earlier selection: unchanged, else the nearest occurrence of the same text; null without one. */
function placeOf({ start, end, text: words }: EditorSelection, text: string): Range | null {
  if (text.slice(start, end) === words) return { start, end };
  if (words === '') return { start: Math.min(start, text.length), end: Math.min(start, text.length) };
  const [before, behind] = [text.lastIndexOf(words, start), text.indexOf(words, start)];
  const nearest = before === -1 || (behind !== -1 && behind - start < start - before) ? behind : before;
  return nearest === -1 ? null : { start: nearest, end: nearest + words.length };
}

function selectIn(field: HTMLTextAreaElement | null, range: Range | null): void {
  if (!field || !range) return;
  field.focus();
  field.setSelectionRange(range.start, range.end);
}

/** Selects it and scrolls to it, which browsers do only where a field that has a selection is given the focus. */
function goTo(field: HTMLTextAreaElement | null, range: Range): void {
  field?.blur();
  field?.setSelectionRange(range.start, range.end);
  field?.focus();
}

function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: React.KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? redoStep : undoStep;
  return key.toLowerCase() === 'y' && ctrlKey ? redoStep : null;
}

/** The Tab key's target among the places in brackets; null when it leaves the field as usual. */
function placeOfTab(
  { key, shiftKey, ctrlKey, metaKey, altKey }: React.KeyboardEvent,
  { text, start, end }: TextSelection,
): Range | null {
  if (key !== 'Tab' || ctrlKey || metaKey || altKey) return null;
  return neighbouringPlace(text, { start, end }, shiftKey ? 'previous' : 'next');
}

/** Enter that ends an IME composition does not count. */
const isPlainEnter = ({ key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent }: React.KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !ctrlKey && !metaKey && !altKey && !nativeEvent.isComposing;
