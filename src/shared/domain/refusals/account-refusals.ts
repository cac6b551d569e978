import type { RefusalWords } from './refusal-words.ts'

export const ACCOUNT_REFUSALS = {
  'feature-off': { code: 'conflict', sentence: 'This is switched off for everybody at the moment. Try again later.' },
  'admin-operator-needed': {
    code: 'permission-denied',
    sentence: 'Your role is to look. Ask an operator or an owner of this installation to do it.',
  },
  'admin-factor-missing': {
    code: 'second-factor-missing',
    sentence: 'Administrators need two-factor authentication here. Set it up to continue.',
  },
  'admin-owner-needed': {
    code: 'permission-denied',
    sentence: 'Only an owner of this installation can manage administrators.',
  },
  'administrator-already': { code: 'conflict', sentence: '{email} is an administrator already.' },
  'administrator-yourself': {
    code: 'conflict',
    sentence: 'You cannot change or remove yourself. Ask another owner to do it.',
  },
  'view-only': {
    code: 'permission-denied',
    sentence: 'You are viewing this workspace as an administrator. Nothing can be changed here.',
  },
  'view-without-files': {
    code: 'permission-denied',
    sentence: 'You are viewing this workspace as an administrator. Nothing can be downloaded here.',
  },
  'view-shut': {
    code: 'conflict',
    sentence: 'This customer is shut out, so there is nothing to view. Reactivate it first.',
  },
  'notice-over': { code: 'conflict', sentence: 'This notice is not shown any more.' },
  'queue-paused': { code: 'conflict', sentence: 'This queue is paused already.' },
  'queue-running': { code: 'conflict', sentence: 'This queue is running already.' },
  'values-invalid': { code: 'invalid-input', sentence: 'Some of the values are not valid.' },
  'page-address-invalid': { code: 'invalid-input', sentence: 'This page address is not valid.' },
  'nothing-here': { code: 'not-found', sentence: 'There is nothing at this address.' },
  'second-factor-due': { code: 'second-factor-required', sentence: 'Enter your two-factor code first.' },
  'address-not-allowed': {
    code: 'address-not-allowed',
    sentence: 'Your team only lets people in from certain networks, and you are not on one of them.',
  },
  'second-factor-missing': {
    code: 'second-factor-missing',
    sentence: 'Your team requires two-factor authentication. Set it up to continue.',
  },
  'whitelist-locks-out': {
    code: 'invalid-input',
    sentence: 'This would lock you out: your own address, {address}, is not on the list.',
  },
  'own-factor-first': { code: 'conflict', sentence: 'Set up two-factor authentication for yourself first.' },
  'closing-owner-only': { code: 'permission-denied', sentence: 'Only the owner can close or reopen the workspace.' },
  'closing-name-wrong': { code: 'invalid-input', sentence: 'This is not the name of your business.' },
  'slack-address-missing': { code: 'invalid-input', sentence: 'Add the webhook address from Slack first.' },
  'settings-changed-meanwhile': {
    code: 'conflict',
    sentence: 'Someone else has changed these settings in the meantime. Your changes have not been saved.',
  },
  'whitelist-off': { code: 'conflict', sentence: 'The IP whitelist is already off.' },
  'release-owner-only': {
    code: 'permission-denied',
    sentence: 'Only the owner can turn the IP whitelist off by email.',
  },
  'release-link-invalid': { code: 'not-found', sentence: 'This link is no longer valid. Ask for a new one.' },
  'storage-full': {
    code: 'conflict',
    sentence: 'Your storage is full: {megabytes, number} MB. Please contact us.',
  },
  'reauthentication-needed': { code: 'permission-denied', sentence: 'Confirm that it is you first.' },
  'session-ended': { code: 'not-found', sentence: 'That session has already ended.' },
  'customer-not-found': { code: 'not-found', sentence: 'That customer does not exist.' },
  'location-not-yours': {
    code: 'permission-denied',
    sentence: 'You can only do this for your own locations. Choose one of them, or ask an administrator of your team.',
  },
  'all-locations-needed': {
    code: 'permission-denied',
    sentence: 'This concerns all locations, and you look after some of them. Ask an administrator of your team.',
  },
  'customer-read-only': {
    code: 'customer-inactive',
    sentence: 'This workspace is read-only at the moment. Choose a plan to go on.',
  },
  'workspace-closed': {
    code: 'customer-inactive',
    sentence: 'This workspace is closed. The owner can reopen it until {until}.',
  },
  'workspace-closed-yours': {
    code: 'customer-inactive',
    sentence: 'This workspace is closed. You can reopen it until {until}.',
  },
  'member-already': { code: 'conflict', sentence: 'This email is already a team member' },
  'member-not-limitable': {
    code: 'permission-denied',
    sentence: 'Owners see all locations, and no one can change their own.',
  },
  'member-already-named': { code: 'conflict', sentence: '{email} is already a team member.' },
  'member-not-found': { code: 'not-found', sentence: 'That team member does not exist.' },
  'member-not-yours': { code: 'permission-denied', sentence: 'Only an administrator can change this team member.' },
  'member-owner-kept': { code: 'permission-denied', sentence: 'Only the owner can change their own entry.' },
  'member-self-kept': {
    code: 'permission-denied',
    sentence: 'You cannot change your own role or permissions, or suspend or delete yourself.',
  },
  'member-state': {
    code: 'illegal-transition',
    sentence:
      'This does not work for someone who is {status, select, active {active} invited {invited} other {inactive}}.',
  },
  'permission-not-yours': {
    code: 'permission-denied',
    sentence: 'You cannot give permissions that you do not have yourself.',
  },
  'owner-by-transfer': {
    code: 'permission-denied',
    sentence: 'There is always exactly one owner. Transfer the ownership instead.',
  },
  'owner-only': { code: 'permission-denied', sentence: 'Only the owner can transfer the ownership.' },
  'member-here': { code: 'conflict', sentence: 'You already belong to this team.' },
  'invitation-invalid': {
    code: 'not-found',
    sentence: 'This invitation is no longer valid. Ask the person who invited you for a new one.',
  },
  'seats-taken': {
    code: 'plan-limit',
    sentence: 'Your plan’s team member limit is {limit}. Upgrade to invite more.',
  },
  'seats-taken-meanwhile': {
    code: 'plan-limit',
    sentence: 'All seats on this team have been taken in the meantime. Ask the person who invited you.',
  },
  'sso-outside-plan': { code: 'plan-limit', sentence: 'Single sign-on is part of the Enterprise plan.' },
  'api-access-outside-plan': { code: 'plan-limit', sentence: 'API access is part of the Enterprise plan.' },
  'key-not-accepted': {
    code: 'permission-denied',
    sentence: 'This is not part of the public API, so it cannot be called with a key.',
  },
  'key-unknown': { code: 'not-signed-in', sentence: 'This API key is wrong, has expired or was revoked.' },
  'key-without-permission': {
    code: 'permission-denied',
    sentence: 'This API key does not have the permission {permission}.',
  },
  'key-address-not-allowed': {
    code: 'address-not-allowed',
    sentence: 'This API key cannot be used from your IP address.',
  },
  'api-key-not-found': { code: 'not-found', sentence: 'That key does not exist. Perhaps it has been revoked.' },
  'api-key-name-taken': { code: 'conflict', sentence: 'There is already a key with this name.' },
  'api-key-rotated-meanwhile': {
    code: 'conflict',
    sentence: 'This key has been rotated in the meantime. Reload the page to see it as it is now.',
  },
  'api-keys-full': { code: 'conflict', sentence: 'There can be {limit} keys. Revoke one that is no longer used.' },
  'visit-hook-not-found': { code: 'not-found', sentence: 'That address does not exist. Perhaps it has been deleted.' },
  'visit-hook-name-taken': { code: 'conflict', sentence: 'There is already a system with this name.' },
  'visit-hook-rotated-meanwhile': {
    code: 'conflict',
    sentence: 'This system got a new secret in the meantime. Reload the page to see it as it is now.',
  },
  'visit-hooks-full': {
    code: 'conflict',
    sentence: 'There can be {limit} systems. Delete one that is no longer used.',
  },
  'visit-hook-unsigned': {
    code: 'permission-denied',
    sentence:
      'The signature is missing or does not fit the body. Send goodword-signature: sha256=… over the exact body.',
  },
  'visit-hook-unreadable': {
    code: 'invalid-input',
    sentence: 'No usable {field} was found at {path}.',
  },
  'visit-hook-resting': {
    code: 'permission-denied',
    sentence: 'This workspace is read-only at the moment, so nothing is taken in.',
  },
  'webhook-not-found': { code: 'not-found', sentence: 'That webhook does not exist. Perhaps it has been deleted.' },
  'webhook-delivery-not-found': {
    code: 'not-found',
    sentence: 'That delivery does not exist. The log goes back 30 days.',
  },
  'webhook-address-refused': {
    code: 'invalid-input',
    sentence: 'Enter an address on the public internet that begins with https://.',
  },
  'webhook-address-taken': { code: 'conflict', sentence: 'There is already a webhook with this address.' },
  'webhook-rotated-meanwhile': {
    code: 'conflict',
    sentence: 'This webhook got a new secret in the meantime. Reload the page to see it as it is now.',
  },
  'webhook-off': { code: 'conflict', sentence: 'This webhook is switched off. Switch it on first.' },
  'webhooks-full': { code: 'conflict', sentence: 'There can be {limit} webhooks. Delete one that is no longer used.' },
  'custom-branding-outside-plan': {
    code: 'plan-limit',
    sentence: 'Your own colors and your own domain are part of the Enterprise plan.',
  },
  'sso-owner-only': {
    code: 'permission-denied',
    sentence: 'Only the owner of the workspace can change single sign-on.',
  },
  'custom-domain-invalid': { code: 'invalid-input', sentence: 'Enter a domain like reviews.example.com.' },
  'custom-domain-ours': { code: 'invalid-input', sentence: 'This domain is ours. Enter one of your own.' },
  'custom-domain-taken': { code: 'conflict', sentence: 'Another business already uses this domain.' },
  'custom-domain-unknown': { code: 'not-found', sentence: 'There is no domain to look at.' },
  'sso-domain-taken': {
    code: 'conflict',
    sentence: 'Another account already signs in with one of these domains. Please contact us.',
  },
  'sso-domain-invalid': { code: 'invalid-input', sentence: '{domain} is not a domain.' },
  'sso-domain-public': {
    code: 'invalid-input',
    sentence: 'Anyone can have an address at {domain}, so you cannot use it for your company.',
  },
  'sso-domain-unknown': { code: 'not-found', sentence: '{domain} is not one of your email domains.' },
  'contact-message-not-found': { code: 'not-found', sentence: 'That message does not exist.' },
  'contact-message-answered': { code: 'illegal-transition', sentence: 'This message has already been answered.' },
  'contact-message-handled': { code: 'illegal-transition', sentence: 'This message has already been handled.' },
  'contact-message-open': { code: 'illegal-transition', sentence: 'This message is already open.' },
  'notification-not-found': { code: 'not-found', sentence: 'That notification does not exist.' },
  'push-device-refused': {
    code: 'invalid-input',
    sentence: 'This browser cannot get push notifications: we cannot send to its push service.',
  },
  'push-device-not-found': { code: 'not-found', sentence: 'That browser no longer gets push notifications.' },
  'location-not-found': { code: 'not-found', sentence: 'That location does not exist.' },
  'location-in-use': {
    code: 'conflict',
    sentence: 'This location still has connections or reviews, so it cannot be removed.',
  },
  'allowance-used': {
    code: 'plan-limit',
    sentence:
      'Today’s allowance of {tokens, number} AI tokens is used up. It resets at midnight UTC, in {hours, number} h {minutes, number} min.',
  },
  'allowance-kept': {
    code: 'unavailable',
    sentence:
      '{left, number} of today’s {tokens, number} AI tokens are left, and answers in progress need them. Try again in a moment.',
  },
} as const satisfies RefusalWords
