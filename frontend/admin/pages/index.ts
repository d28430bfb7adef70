import AnalyticsPage from './AnalyticsPage.tsx';
import ControlsPage from './ControlsPage.tsx';
import DashboardPage from './DashboardPage.tsx';
import UserPage from './UserPage.tsx';
import UsersPage from './UsersPage.tsx';

export { default as SignedIn } from '../../app/SignedIn.tsx';

export const pages = {
  admin: DashboardPage,
  adminUsers: UsersPage,
  adminUser: UserPage,
  adminAnalytics: AnalyticsPage,
  adminControls: ControlsPage,
};
