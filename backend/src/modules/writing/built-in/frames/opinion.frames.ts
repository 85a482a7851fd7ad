import type { PromptFrame } from './prompt-frame.js';

export const OPINION_FRAMES: readonly PromptFrame[] = [
  {
    hook: 'An opinion about {topic} that not everybody will like',
    label: '{Pillar}: an opinion not everybody will like',
    text: 'State one opinion about {topic} that you can defend, in a single clear sentence. Give two reasons from your own work and the best argument against you. Say what would make you change your mind.',
    draft: [
      'Here it is: [your opinion, in one clear sentence].',
      'I have two reasons: [the first reason, from your own work]. And [the second reason].',
      "The best argument against me: [what it says]. If [what would have to happen], I'll change my mind.",
    ],
  },
  {
    hook: 'Most advice on {topic} leaves out the hard part',
    label: '{Pillar}: what most advice leaves out',
    text: 'Name the popular advice on {topic} and the part that it leaves out. Show with an example what happens when people meet that part unprepared. Offer the advice that you would give instead.',
    draft: [
      "The advice usually goes like this: [the popular version]. It isn't wrong. It stops too early.",
      "The hard part comes after it: [what is left out]. I've seen what happens when people meet it unprepared: [an example].",
      'My version is less catchy: [the advice that you would give].',
    ],
  },
  {
    hook: 'Where I think {topic} will be in three years',
    text: 'Make one prediction about {topic} that can turn out wrong. Say which signs you see today and who will notice first. Tell {readers} what you would do now if you are right.',
    draft: [
      "My guess: [your prediction, in one sentence]. I may be wrong, and I'd like to be on record.",
      'The signs are there today: [the first sign] and [the second sign]. The first to notice will be [who].',
      "If I'm right, now is the time to [what you would do].",
    ],
  },
  {
    hook: 'The question about {topic} that hardly anybody asks',
    label: '{Pillar}: the question hardly anybody asks',
    text: 'Ask the question about {topic} that is missing from most conversations. Explain why it is avoided, and what becomes visible once it is asked. Give your own first answer, unfinished as it may be.',
    draft: [
      'It goes like this: “[the question]?”',
      "We avoid it, because [why]. Once it's asked, [what becomes visible].",
      'My own first answer is unfinished: [your answer].',
    ],
  },
  {
    hook: 'Why I stopped following the usual advice on {topic}',
    label: '{Pillar}: why I ignore the usual advice',
    text: 'Describe a rule about {topic} that everybody repeats and that you no longer follow. Tell when you began to doubt it and what you do instead. Admit where the rule is still right.',
    draft: [
      'The rule says [the rule that everybody repeats]. I followed it for [how long].',
      'I began to doubt it when [what happened]. Now I [what you do instead].',
      "It's still right in one case: [when the rule holds]. That case just isn't mine.",
    ],
  },
  {
    hook: '{Topic}: what everybody sees, and what decides',
    label: '{Pillar}: what everybody sees, and what decides',
    text: 'Separate what everybody sees about {topic} from what makes the difference in the end. Use one example where the two fell apart. Help {readers} to look at the second first.',
    draft: [
      'What everybody sees: [the visible part]. It gets the attention, and it makes the better pictures.',
      'What decides: [the part that makes the difference]. It rarely gets mentioned.',
      "I've seen the two fall apart: [an example]. Since then I look at the second one first.",
    ],
  },
  {
    hook: 'My line in the sand when it comes to {topic}',
    label: '{Pillar}: my line in the sand',
    text: 'Tell {readers} what you will not do when it comes to {topic}, even if it costs you business. Explain the value behind it with a decision that you had to take. Ask where others draw their line.',
    draft: [
      "I don't [what you will not do], even when it costs me business. It has: [an example].",
      'Behind it is something simple: [the value, in one sentence].',
      "I don't ask anybody else to do the same. I ask them to know where their line is.",
    ],
  },
  {
    hook: 'There is no shortcut in {topic}, and that is good news',
    text: 'Argue for the slow way. Show what people look for when they want a shortcut, and what they would miss if it existed. Give {readers} one thing to be patient with and one thing to begin today.',
    draft: [
      "I understand the wish for one. I've looked myself: [what you tried].",
      'If there were a shortcut, we would miss [what the slow way gives you].',
      "So be patient with [what takes time]. And begin today with [what doesn't].",
    ],
  },
  {
    hook: 'We measure a lot about {topic}. Do we measure what matters?',
    label: '{Pillar}: do we measure what matters?',
    text: 'Look at one figure about {topic} that gets more attention than it deserves. Say what it pushes people to do, and what you would rather watch. Keep the tone of somebody who has fallen for it too.',
    draft: [
      'The number that everybody quotes is [the number]. It pushes us to [what it makes people do].',
      "I've fallen for it too: [when, and what came of it].",
      "I'd rather watch [what you would rather watch]. It's harder to put into a chart.",
    ],
  },
  {
    hook: 'What I would stop funding if {topic} were my only job',
    text: 'Imagine that you are responsible for {topic} and nothing else. Name what you would stop, what you would double, and what you would leave exactly as it is. Explain the choice that hurts.',
    draft: [
      "I'd stop [what you would stop]. It looks good and does little: [why].",
      "I'd double [what you would double]. And I'd leave [what you would leave] exactly as it is.",
      'The choice that hurts is the first one, because [why it hurts].',
    ],
  },
  {
    hook: 'What people in my field often get wrong about {topic}',
    label: '{Pillar}: what my field gets wrong',
    text: 'Your field: {industry}. Describe a view on {topic} that is common in it and that you do not share. Give its history a fair line, then say why it no longer fits. Close with what you would like to see instead.',
    draft: [
      'The common view is [the view]. It has a history: [where it comes from], and back then it made sense.',
      'It no longer fits, because [what has changed].',
      "What I'd like to see instead: [your alternative, in one or two sentences].",
    ],
    needs: ['industry'],
  },
  {
    hook: 'What {audience} should hear about {topic}',
    label: '{Pillar}: what {audience} should hear',
    text: 'Say plainly what is rarely told to {audience} about {topic}. Avoid blame; explain who gains from the silence and who pays for it. End with one thing that they can ask for from now on.',
    draft: [
      'Nobody says it plainly, so I will: [what they are rarely told].',
      'The silence has its reasons: [who gains from it]. The price is paid by [who pays].',
      'One thing you can ask for from now on: [what to ask for].',
    ],
    needs: ['audience'],
  },
];
