import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@drumbeat/api-client';
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { sayWhatIsNotHere } from './unread-offline';

describe('reading without a network', () => {
  let queryClient: QueryClient;
  const queryFn = jest.fn<() => Promise<string>>();
  const screen = () => new QueryObserver(queryClient, { queryKey: ['prompts'], queryFn, retry: false });

  beforeEach(() => {
    queryClient = new QueryClient();
    sayWhatIsNotHere(queryClient.getQueryCache());
    queryFn.mockReset().mockResolvedValue('as the server has it');
    onlineManager.setOnline(false);
  });

  afterEach(() => {
    queryClient.clear();
    onlineManager.setOnline(true);
  });

  it('says at once that what was never loaded is not on the device', () => {
    const observer = screen();
    const leave = observer.subscribe(() => undefined);
    expect(observer.getCurrentResult()).toMatchObject({
      isError: true,
      isPending: false,
      error: { code: 'network.offline' },
    });
    expect(queryFn).not.toHaveBeenCalled();
    leave();
  });

  it('says so of a read that was on its way when the network went, and reads it again with the network', async () => {
    onlineManager.setOnline(true);
    queryFn.mockImplementationOnce(() => {
      onlineManager.setOnline(false);
      return Promise.reject(new ApiError(0, 'network.unreachable', 'Network error occurred'));
    });
    const observer = screen();
    await new Promise<void>((resolve) => {
      observer.subscribe(
        ({ error }) => error && 'code' in error && error.code === 'network.offline' && resolve(),
      );
    });
    const answered = new Promise((resolve) => {
      observer.subscribe(({ data }) => data !== undefined && resolve(data));
    });
    onlineManager.setOnline(true);
    queryClient.getQueryCache().onOnline();
    await expect(answered).resolves.toBe('as the server has it');
  });

  it('leaves a failure of the network alone where the browser has one', async () => {
    onlineManager.setOnline(true);
    queryFn.mockRejectedValueOnce(new ApiError(0, 'network.unreachable', 'Network error occurred'));
    const observer = screen();
    const failed = new Promise((resolve) => {
      observer.subscribe(({ error }) => error && 'code' in error && resolve(error.code));
    });
    await expect(failed).resolves.toBe('network.unreachable');
  });

  it('waits in silence for an answer while there is a network', () => {
    onlineManager.setOnline(true);
    const observer = screen();
    const leave = observer.subscribe(() => undefined);
    expect(observer.getCurrentResult()).toMatchObject({ isPending: true, error: null });
    leave();
  });

  it('says nothing where it shows what was loaded before', () => {
    queryClient.setQueryData(['prompts'], 'as it was');
    const observer = screen();
    const leave = observer.subscribe(() => undefined);
    expect(observer.getCurrentResult()).toMatchObject({ isSuccess: true, data: 'as it was', error: null });
    leave();
  });

  it('shows what the server answers as soon as there is a network, and asks once', async () => {
    const observer = screen();
    const answered = new Promise((resolve) => {
      observer.subscribe(({ data }) => data !== undefined && resolve(data));
    });
    onlineManager.setOnline(true);
    queryClient.getQueryCache().onOnline();
    await expect(answered).resolves.toBe('as the server has it');
    expect(observer.getCurrentResult()).toMatchObject({ isSuccess: true, error: null });
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('lets whoever waits for an answer alone wait on', async () => {
    const asked = queryClient.query({ queryKey: ['prompts'], queryFn });
    onlineManager.setOnline(true);
    queryClient.getQueryCache().onOnline();
    await expect(asked).resolves.toBe('as the server has it');
  });
});
