import { newScout, type Scout } from '../people.ts';
import type { Device } from './device.ts';

const STROKE = [
  [0.12, 0.7],
  [0.2, 0.2],
  [0.3, 0.75],
  [0.42, 0.35],
  [0.55, 0.7],
  [0.7, 0.3],
  [0.88, 0.6],
] as const;

/** A scout signs up on the screens, up to the parent's consent. */
export async function signUp(device: Device, scout: Scout = newScout()): Promise<Scout> {
  await device.goTo('/');
  await device.press('tab', 'Sign Up');
  await device.type('First name', scout.firstName);
  await device.type('Last name', scout.lastName);
  await device.set('Organization', scout.organization);
  await device.type('Troop number', scout.troopNumber);
  await device.set('State', scout.state);
  await device.type('ZIP code', scout.zipCode);
  await device.type('Username', scout.username);
  await device.type('Email', scout.email);
  await device.type('Password', scout.password);
  await device.type('Confirm password', scout.password);
  await device.press('button', 'Submit');
  await device.read('heading', 'Parent Consent');
  return scout;
}

/** Her parent agrees and signs by hand. */
export async function consent(device: Device, { firstName, parent }: Scout): Promise<void> {
  await device.type(/^Parent\/Guardian first name/, parent.firstName);
  await device.type(/^Parent\/Guardian last name/, parent.lastName);
  await device.type(/^Parent\/Guardian email/, parent.email);
  await device.press('checkbox', /Terms of Service/);
  await device.draw('Empty signature area', STROKE);
  await device.read('image', 'Your signature');
  await device.press('button', 'Submit Parent Consent');
  await device.read('heading', `Welcome Back, ${firstName}!`);
}

type Credentials = Pick<Scout, 'username' | 'password'>;

export async function logIn(device: Device, scout: Credentials & Pick<Scout, 'firstName'>): Promise<void> {
  await device.goTo('/');
  await device.type('Username or email', scout.username);
  await device.type('Password', scout.password);
  await device.press('button', 'Log In');
  await device.read('heading', `Welcome Back, ${scout.firstName}!`);
}

/** An administrator or a leader. */
export async function logInAsStaff(device: Device, { username, password }: Credentials): Promise<void> {
  await device.goTo('/');
  await device.press('button', 'Admin Login');
  await device.type('Username or email', username);
  await device.type('Password', password);
  await device.press('button', 'Log In as Admin');
}
