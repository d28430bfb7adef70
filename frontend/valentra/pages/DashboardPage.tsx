import { Navigate } from 'react-router';
import { paths } from '../../app/paths.ts';

/** The list's back target (spec 2 §2) leads home. */
export default function DashboardPage() {
  return <Navigate to={paths.home.href()} replace />;
}
