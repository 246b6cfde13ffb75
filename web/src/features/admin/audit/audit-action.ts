/** `user.quota_changed` as `User quota changed`. */
export function auditActionLabel(action: string): string {
  const [subject = '', ...rest] = action.replaceAll('_', ' ').split('.');
  const start = subject.slice(0, 1).toUpperCase() + subject.slice(1);
  return rest.length === 0 ? start : `${start} ${rest.join(' ')}`;
}
