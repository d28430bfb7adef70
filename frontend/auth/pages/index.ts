import CallbackPage from './CallbackPage.tsx';
import LoginPage from './LoginPage.tsx';

export const pages = {
  login: LoginPage,
  callback: CallbackPage,
};
