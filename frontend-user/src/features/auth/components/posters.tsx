/** What stands below the nine weeks, for those who come back and for those who start. */
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

export const everyMondayPoster = {
  title: (
    <>
      Prompts every Monday.
      <br />
      Posts by Friday.
    </>
  ),
  text: 'A person prepares your prompts. You write, with help that has read your posts.',
};
