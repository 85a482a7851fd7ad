import type { PromptFrame } from './prompt-frame.js';

export const LISTICLE_FRAMES: readonly PromptFrame[] = [
  {
    hook: '3 things I no longer do when it comes to {topic}',
    label: '{Pillar}: 3 things I no longer do',
    text: 'List three habits about {topic} that you have dropped. For each one say what you believed then, what changed your mind and what you do now. Put the one that {readers} will doubt at the end.',
    draft: [
      '1. [What you have dropped]. I used to believe [what you believed]. Now I [what you do instead].\n2. [What you have dropped]. It looked like diligence. It was [what it really was].\n3. [What you have dropped]. This is the one that people doubt.',
      'What changed my mind about the third: [what happened].',
      'I miss none of them.',
    ],
  },
  {
    hook: '5 questions worth asking about {topic}',
    label: '{Pillar}: 5 questions worth asking',
    text: 'Collect five questions that open up a conversation about {topic}. Add half a sentence on what each answer tells you. Ask {readers} for the sixth.',
    draft: [
      '1. [Question one]?\n2. [Question two]?\n3. [Question three]?\n4. [Question four]?\n5. [Question five]?',
      'The answer to number [number] tells me the most: [what it tells you].',
      'I ask them in no particular order. I only make sure to wait for the answer.',
    ],
  },
  {
    hook: '4 signs that it is time to rethink {topic}',
    text: 'Name four early signs that something about {topic} needs a fresh look. Take them from everyday work, so that {readers} recognise them at once. Say which one you missed for too long yourself.',
    draft: [
      '1. [A sign from everyday work].\n2. [A sign that people explain away].\n3. [A sign that shows in the calendar].\n4. [A sign that shows in what nobody says].',
      'I missed number [number] for [how long]. It cost me [what].',
      'One sign is a coincidence. Two are a reason to sit down for an hour.',
    ],
  },
  {
    hook: '3 myths about {topic} that I still hear every month',
    label: '{Pillar}: 3 myths I still hear',
    text: 'Take three statements about {topic} that sound right and are not. Answer each of them in two sentences: what is true about it, and what it leaves out. Stay friendly to those who believe them.',
    draft: [
      "“[The first myth].” There's some truth in it: [which]. What it leaves out: [what].",
      '“[The second myth].” I believed this one myself, until [what happened].',
      '“[The third myth].” It survives, because [who likes it, and why].',
    ],
  },
  {
    hook: '3 numbers I look at before I talk about {topic}',
    label: '{Pillar}: 3 numbers I look at',
    text: 'Show which three numbers give you an honest picture of {topic}. Say where {readers} find them, what a healthy value is and what each of them hides. If you trust one of them more than the others, say why.',
    draft: [
      '1. [The first number]. You find it in [where]. Healthy is [a value or a range].\n2. [The second number]. It hides [what it cannot show], so I never look at it alone.\n3. [The third number]. Hardly anybody tracks it.',
      'If I had to keep one, it would be number [number], because [why].',
      'Everything else I read with one eyebrow raised.',
    ],
  },
  {
    hook: '5 small habits that add up in {topic}',
    label: '{Pillar}: 5 small habits that add up',
    text: 'Describe five habits of a few minutes each that made a difference for you or your clients. Say how often you do them and what they replaced. Mark the one that {readers} should try first.',
    draft: [
      '1. [A habit], [how often].\n2. [A habit], instead of [what it replaced].\n3. [A habit], two minutes at most.\n4. [A habit], even on bad days.\n5. [A habit] that nobody sees.',
      'If you want to try just one, take number [number]: [why].',
      'None of them impresses anybody. Together they changed [what changed].',
    ],
  },
  {
    hook: '3 people, books or talks that changed how I think about {topic}',
    label: '{Pillar}: 3 sources that changed my mind',
    text: 'Name three sources that shaped your view on {topic}. Give each of them one sentence on what you took from it, and one on where you disagree. Invite {readers} to name theirs.',
    draft: [
      '1. [Name or title]. What I took from it: [one sentence].\n2. [Name or title]. It made me question [what you believed before].\n3. [Name or title]. I disagree with half of it, and I still recommend it: [why].',
      'Only one of them is about {topic} in the strict sense. That may be the point.',
      "I'm always looking for the next one.",
    ],
  },
  {
    hook: 'What I keep, what I drop and what I try next: {topic}',
    label: 'What I keep, what I drop and what I try next: {pillar}',
    text: 'Look back at your last months with {topic} and sort them into three short lists: keep, drop, try. One or two lines each are enough. Explain the entry that was hardest to decide.',
    draft: [
      'Keep: [what has proved itself, and how you know].',
      'Drop: [what takes more than it gives]. It was hard to decide, because [why].',
      'Try next: [what you want to find out, and by when].',
    ],
  },
  {
    hook: 'Do this, not that: {topic}',
    label: 'Do this, not that: {pillar}',
    text: 'Put four or five pairs next to each other: what people commonly do about {topic}, and what works better. Keep every pair to one line. Add a reason to the pair that surprises most.',
    draft: [
      'Not this: [what people commonly do]. But this: [what works better].',
      'Not this: [what people commonly do]. But this: [what works better].',
      'Not this: [what sounds right and is not]. But this: [what works better]. It surprised me too: [the reason].',
    ],
  },
  {
    hook: '4 sentences about {topic} that I wish more people would say out loud',
    label: '{Pillar}: 4 sentences worth saying out loud',
    text: 'Write four honest sentences about {topic} that are often thought and seldom said. Add to each of them why it is worth saying. Ask {readers} which one is missing.',
    draft: [
      '“[The first sentence].”',
      '“[The second sentence].” Everybody thinks it, few people say it, because [why].',
      '“[The third sentence].” And the one that I find hardest: “[the fourth sentence]”.',
    ],
  },
  {
    hook: '3 things that are different about {topic} in my field',
    label: '{Pillar}: 3 things my field does differently',
    text: 'Your field: {industry}. Show three points where it has its own rules when it comes to {topic}. Use an example for each, and say which advice from elsewhere does not carry over. Help newcomers to avoid the first surprise.',
    draft: [
      "1. [The first difference]. For example: [an example].\n2. [The second difference]. It surprises everybody who comes from outside.\n3. [The third difference]. It's the reason why [which advice] does not carry over.",
      "If you're new to this field, begin with number [number].",
      'The rest you will learn from the people around you, if you ask them.',
    ],
    needs: ['industry'],
  },
  {
    hook: '3 mistakes about {topic} that {audience} can skip',
    label: '{Pillar}: 3 mistakes that {audience} can skip',
    text: 'List three mistakes about {topic} that come easily to {audience}, because nobody warns them. For each give the sign by which they notice it early and the way back. Keep it practical and short.',
    draft: [
      '1. [The first mistake]. You notice it by [the early sign]. The way back: [what to do].\n2. [The second mistake]. Nobody warns you, because [why].\n3. [The third mistake]. It looks like progress for the first [how long].',
      "I've made number [number] myself, more than once.",
      "You don't have to.",
    ],
    needs: ['audience'],
  },
];
