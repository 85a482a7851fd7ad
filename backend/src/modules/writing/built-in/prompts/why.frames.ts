import type { Season } from '@drumbeat/domain';

/**
 * The reason why a prompt suits its user, addressed to the user. Slots in braces: {pillar} (as the user typed it, so always
 * quoted) {readers} {winner} (a title, quoted) {stars} ("five stars").
 */

/** A prompt's benefit for a pillar, by category. */
export const PILLAR_WHYS: Readonly<Record<string, readonly string[]>> = {
  'Educational how-to post': [
    'You want to be known for “{pillar}”. Showing how you go about it says more than claiming it.',
    'A plain how-to on “{pillar}” gives {readers} something to keep, and a reason to come back to you.',
    'People ask you about “{pillar}”. A step they can try the same day shows that you know it from practice.',
  ],
  'Listicle with a hook': [
    '“{pillar}” is a wide subject. A short list gives {readers} a quick way in.',
    'Lists are saved and passed on, which is how a subject like “{pillar}” travels.',
    'A list shows {readers} at a glance how much you see in “{pillar}”.',
  ],
  'First-person anecdote': [
    'Facts about “{pillar}” are easy to find. What happened to you is not.',
    'A story of your own lets {readers} meet the person behind “{pillar}”.',
    '“{pillar}” stays dry until somebody tells how it went. You were there.',
  ],
  'Engagement-driven question': [
    'The answers tell you what {readers} are busy with in “{pillar}”, and give you matter for later posts.',
    'You have a lot to say about “{pillar}”. Asking first turns it into a conversation.',
    '“{pillar}” is something {readers} have views on. This invites them to say so.',
  ],
  'Thought leadership/opinion piece': [
    'Whoever is known for “{pillar}” has a view on it. This is the place for yours.',
    'A clear position on “{pillar}” sets you apart from everybody who only explains it.',
    '“{pillar}” is your ground, so you can say what others leave out.',
  ],
  'Case study/success story': [
    'One real case says more about “{pillar}” than any promise.',
    '“{pillar}” becomes tangible for {readers} when they see what changed for somebody like them.',
    'You have done this work. A case from “{pillar}” lets others see it.',
  ],
};

/** For a category that the frames do not know. */
export const ANY_PILLAR_WHYS: readonly string[] = [
  '“{pillar}” is one of the subjects that you want to be known for.',
  'It keeps “{pillar}” in front of {readers}, from a side that you have not shown yet.',
];

/** By the feature shared with the successful prompt. */
export const WINNER_WHYS: Readonly<Record<'pillar' | 'category', readonly string[]>> = {
  pillar: [
    'You gave “{winner}” {stars}. This stays with its subject and takes another way in.',
    '“{winner}” got {stars} from you, so here is more on that subject, from another side.',
  ],
  category: [
    'You gave “{winner}” {stars}. This has the same form and another subject.',
    'The form of “{winner}” worked for you: it got {stars}. Here it carries “{pillar}”.',
  ],
};

/** By when the prompt is planned. Nothing about the weather: July is winter for half of the readers. */
export const SEASON_WHYS: Readonly<Record<Season, readonly string[]>> = {
  year_start: [
    'Planned for the first weeks of the year, when {readers} decide what to do differently. “{pillar}” belongs there.',
    'It appears while plans for the year are still open, so a thought on “{pillar}” can change something.',
    'In the first weeks of a year people read with a question of their own. “{pillar}” may be the answer.',
  ],
  quarter_start: [
    'A quarter has just begun when this appears. Priorities are being set, and “{pillar}” can be one of them.',
    'Planned for the first days of a quarter, when {readers} look up and choose what comes next.',
    'New quarter, new plans: “{pillar}” is easier to take up now than in the middle of one.',
  ],
  half_year: [
    'Half of the year is over when this appears: a good moment to look at what has worked in “{pillar}”.',
    'Planned for the middle of the year, when {readers} compare their plans with what became of them.',
    'Six months are over and six are left when this appears: time enough to change something about “{pillar}”.',
  ],
  light_weeks: [
    'Planned for July and August, when many calendars are lighter: {readers} have time for a thought on “{pillar}”.',
    'In these weeks fewer people post and many still read, so “{pillar}” gets more room than usual.',
    'Planned for weeks in which less is urgent. {readers} can follow a longer thought on “{pillar}” now.',
  ],
  budget_season: [
    'It appears while plans and budgets for next year are made, which is when “{pillar}” has to be on the table.',
    'Planned for the weeks in which {readers} decide what next year’s money goes into.',
    'Next year is being planned when this appears. Whoever reads about “{pillar}” now can still make room for it.',
  ],
  year_end: [
    'Planned for the last weeks of the year, when {readers} look back and sort out what to keep in “{pillar}”.',
    'The year is nearly over when this appears. People look back, and “{pillar}” is worth a look.',
    'At the end of a year people take stock. This gives them a question about “{pillar}” to take along.',
  ],
};
