/** Posts of people who write as differently as people do, for the specs of what is estimated. */
export const TRAINING_POSTS = {
  /** Short, certain, calm: the demo's user. */
  blunt: [
    'We raised our day rate and lost one client. Good.\nFor two years I had priced against the client who complained the loudest. In September I wrote down what the work costs us, added what it is worth, and sent the new number to 12 clients.\n11 said yes.\nSend the new price before you explain it.',
    'A full calendar is a warning light. Treat it like one.\nA studio at 94% utilization can still lose money on every project, because nobody counts the hours that were sold twice.\nCount what is left on Friday. Do it by hand.',
    'Send the invoice before you send the apology.\nWhen a project goes wrong we rush to say sorry and we wait to bill. Do both, in the other order, and see how the second conversation changes.',
    'I read the numbers on Sunday, with coffee, by hand.\nSoftware is faster. I do not want fast. I want to notice the project that has been “nearly done” for five weeks.',
  ],
  hype: [
    "WOW! What a week! 🚀🚀 We just hit our BIGGEST milestone ever and I'm so excited to share it with you all! 🎉\nLet's GO! Who's in?",
    "I love this team! 🔥 You guys are amazing!\nCan't wait for what comes next! Huge things are coming! 💪",
  ],
  searching: [
    "Maybe we should talk about pricing again. I'm not sure why it still feels so hard, and perhaps it never gets easier.\nI wonder how others handle it? I think I might have been wrong about discounts, though I guess it depends on the client.",
    'It seems to me that hiring is probably the hardest part of running a small studio. I feel like I could be asking the wrong questions. What do you ask?',
  ],
  corporate: [
    'Our organization remains committed to ensuring regulatory compliance across all jurisdictions. Furthermore, the implementation of the comprehensive framework facilitates collaboration between stakeholders regarding operational sustainability.',
    'The strategic realignment was concluded in accordance with the requirements of our international stakeholders. Consequently, the organization anticipates considerable improvements concerning procurement, transparency and accountability throughout the following fiscal year.',
  ],
  teacher: [
    'How to price a project in 3 steps:\n1. Write down the hours, because nobody remembers them later.\n2. For example, add the calls. This means 6 hours more for most projects.\n3. Learn the difference between cost and price.\nThe most common mistake is to begin with step 3.',
  ],
  dreamer: [
    'I believe in the power of a dream. Ten years ago this journey began with nothing but hope.\nTo everyone who doubts: growth begins where courage does. I am grateful for each step, and proud of this team.\nThe future belongs to the brave. Follow your heart.',
  ],
  pal: [
    "Hey guys, quick one: I'm kinda done with cold calls.\nYou know that stuff is crazy, don't you? Yeah, it's super awkward. We're all just winging it lol.\nIt's cool, ok? 😅",
  ],
  germanBlunt: [
    'Schick die Rechnung, bevor du dich entschuldigst.\nHör auf, Rabatte zu geben. Du musst deinen Preis kennen, z. B. für einen Tag.\nWir haben am 3. Oktober 12 Kunden angeschrieben. 11 haben ja gesagt.',
  ],
  germanFormal: [
    'Hinsichtlich der strategischen Ausrichtung unseres Unternehmens wurden umfangreiche Maßnahmen beschlossen. Darüber hinaus gewährleisten wir im Rahmen der Umsetzung eine größtmögliche Transparenz gegenüber unseren Geschäftspartnern.',
  ],
} as const;
