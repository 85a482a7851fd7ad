/** Texts below the nine weeks, for returning and for new users. */
export const ownVoicePoster = {
  title: (
    <>
      Three posts a week.
      <br />
      In your own voice.
    </>
  ),
  text: 'Nine weeks of one studio owner, Monday, Wednesday, Friday. It took six to find the beat.',
};

export const ownTopicsPoster = {
  title: (
    <>
      Prompts from your topics.
      <br />
      Posts in your voice.
    </>
  ),
  text: 'Monday, Wednesday, Friday. You write, with help that has read your posts.',
};
