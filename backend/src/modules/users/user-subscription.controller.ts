import { Controller, Get } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { SubscriptionsService } from '../subscriptions/subscriptions.service.js';
import { type CurrentSubscriptionResponse, UserSubscriptionResponse } from './user-subscription.dto.js';
import { UsersService } from './users.service.js';

@Controller('user/subscription')
@Access('user')
export class UserSubscriptionController {
  constructor(
    private readonly users: UsersService,
    private readonly subscriptions: SubscriptionsService,
  ) {}

  /** The caller's account and rights, used by the routing of both frontends. */
  @Get()
  async get(@CurrentUser() user: AuthenticatedUser): Promise<UserSubscriptionResponse> {
    const [profile, subscription] = await Promise.all([
      this.users.get(user.id),
      this.subscriptions.find(user.id),
    ]);
    const { id, email, full_name, first_name, is_admin, onboarding_completed } = profile;
    return {
      profile: { id, email, full_name, first_name, is_admin, onboarding_completed },
      isAdmin: is_admin,
      subscription: subscription && presentCurrent(subscription),
    };
  }
}

const presentCurrent = ({
  status,
  plan_type,
  current_period_end,
  cancel_at_period_end,
  reason,
  grace_until,
}: CurrentSubscriptionResponse): CurrentSubscriptionResponse => ({
  status,
  plan_type,
  current_period_end,
  cancel_at_period_end,
  reason,
  grace_until,
});
