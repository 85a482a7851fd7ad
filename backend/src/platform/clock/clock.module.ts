import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Clock, StandingClock, SystemClock } from './clock.js';

@Global()
@Module({ providers: [{ provide: Clock, useClass: SystemClock }], exports: [Clock] })
export class ClockModule {
  /** For a command that tells of a moment as if it were the present one. */
  static standing(at: Date): DynamicModule {
    return { module: StandingClockModule, providers: [{ provide: Clock, useValue: new StandingClock(at) }] };
  }
}

@Global()
@Module({ exports: [Clock] })
class StandingClockModule {}
