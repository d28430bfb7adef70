export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as adminAnalytics } from './AnalyticsPage.tsx';
export { default as adminControls } from './ControlsPage.tsx';
export { default as admin } from './DashboardPage.tsx';
export { default as adminUser } from './UserPage.tsx';
export { default as adminUsers } from './UsersPage.tsx';
