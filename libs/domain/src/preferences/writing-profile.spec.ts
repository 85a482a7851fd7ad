import { describe, expect, it } from '@jest/globals';
import { defaultWritingProfile } from './writing-profile.js';

describe('the default writing profile', () => {
  it('has the defaults of a new profile (VOICE-2)', () => {
    expect(defaultWritingProfile()).toMatchObject({
      emoji_usage_preference: 'minimal',
      average_sentence_length: 'medium',
      content_length_preference: 'medium',
      storytelling_style: 'balanced',
      humor_usage: 'minimal',
      question_usage: 'moderate',
      writing_style_tone: 'professional',
      primary_goal: 'brand_awareness',
      default_dashboard_view: 'dashboard',
      directness_level: 5,
      confidence_level: 5,
      energy_level: 5,
      writing_style_formality: 5,
      content_goals: ['brand_awareness', 'lead_generation'],
      voice_attributes: ['professional', 'authentic'],
      preferred_content_types: ['post', 'article'],
      email_notifications: true,
      content_reminders: true,
      weekly_insights: true,
      marketing_emails: false,
    });
  });

  it('is a new object for each user', () => {
    defaultWritingProfile().content_goals.push('fame');
    expect(defaultWritingProfile().content_goals).toHaveLength(2);
  });
});
