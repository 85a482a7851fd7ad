import type { PairTexts } from './pair-texts';

export const PAIRS_EN: PairTexts = {
  writing_style_formality: {
    first: [
      'Quick heads-up: we’re moving the call to Friday. Shout if that’s a pain.',
      'Please note that our call has been moved to Friday. Kindly let me know should this not suit you.',
    ],
    ladder: [
      'Aaand done! Site’s up, go poke around and tell me what’s broken.',
      'The site’s live. Have a look around and tell me what you think.',
      'The new website is online. I look forward to your comments.',
      'We are pleased to inform you that the new website has been published. Your remarks would be most welcome.',
    ],
  },
  directness_level: {
    first: [
      'It might be worth asking for the budget a little earlier, if that fits how you work.',
      'Ask for the budget first. Before anything else.',
    ],
    ladder: [
      'I may be missing something, but I sometimes wonder whether all of us need to be in that meeting.',
      'Perhaps that meeting could do with fewer people.',
      'That meeting should have fewer people.',
      'Stop inviting everyone to that meeting. Four people, or cancel it.',
    ],
  },
  confidence_level: {
    first: [
      'I think raising our prices was right, though I’m still not sure it would be for everyone.',
      'Raising our prices was right. It is right for everyone.',
    ],
    ladder: [
      'Maybe hiring slowly helped us. I honestly don’t know. It could have been luck.',
      'I have the feeling that hiring slowly has helped us.',
      'Hiring slowly has helped us. The figures show it.',
      'Hiring slowly always wins. There is no question about it.',
    ],
  },
  energy_level: {
    first: [
      'We finished the project today. It took a year of quiet work.',
      'Today we did it! A whole year of work, and it’s out. What a day!',
    ],
    ladder: [
      'Ana has joined us. We’ll begin slowly, as we do.',
      'Ana has joined us. I am glad about it.',
      'Ana has joined us, and we’re off right away. I can’t wait!',
      'ANA IS HERE! Let’s go, huge things are coming!',
    ],
  },
};
