import type { INestApplicationContext, Type } from '@nestjs/common';

/** A program that has been put together; its hooks have not run. */
export type Program = Pick<INestApplicationContext, 'get'>;

/** One of the program's providers, from any module. */
export function part<Provider>(program: Program, provider: Type<Provider>): Provider {
  return program.get<Provider, Provider>(provider, { strict: false });
}

/** All of them, if several modules have their own. */
export function parts<Provider>(program: Program, provider: Type<Provider>): Provider[] {
  return program.get<Provider, Provider>(provider, { strict: false, each: true });
}

type Method<Target, Name extends keyof Target> = Extract<Target[Name], (...args: never[]) => unknown>;

/** Wraps one method of one object; every call of the object's method passes through it. */
export function around<Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
  wrapper: (
    original: Method<Target, Name>,
    ...args: Parameters<Method<Target, Name>>
  ) => ReturnType<Method<Target, Name>>,
): void {
  const original = (target[name] as Method<Target, Name>).bind(target) as Method<Target, Name>;
  const wrapped = (...args: Parameters<Method<Target, Name>>) => wrapper(original, ...args);
  target[name] = wrapped as Target[Name];
}
