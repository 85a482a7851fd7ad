import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Results of analyses say what they did not find, where their phrases stand, and formality and questions of their own. Earlier ones
 * found everything, with formality and questions by the tone.
 */
export class FoundFields1764000069000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update style_analyses set result = result || jsonb_build_object(
        'not_found', '[]'::jsonb,
        'phrases', '[]'::jsonb,
        'formality_level', case result ->> 'tone' when 'professional' then 8 when 'authoritative' then 9
          when 'educational' then 7 when 'conversational' then 4 when 'casual' then 3 else 6 end,
        'question_usage', case when result ->> 'tone' in ('conversational', 'casual') then 'frequent'
          when result ->> 'tone' in ('educational', 'inspirational') then 'moderate' else 'minimal' end)
       where result is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update style_analyses set result = result - 'not_found' - 'phrases' - 'formality_level' - 'question_usage'
       where result is not null`);
  }
}
