import type { ProsePage } from '../prose.ts'

export const privacy = {
  meta: {
    title: 'Privacy · Goodword',
    description: 'What Goodword stores, why, for how long, who else sees it and what rights you have.',
  },
  title: 'Privacy',
  lead: 'We keep what the service needs to work and nothing for advertising. This page says what that is, how long it stays and what you can ask of us.',
  sections: {
    responsible: {
      heading: 'Who is responsible',
      blocks: [
        'The operator of this installation of Goodword is responsible for this website, your account and the messages you send us. The operator’s contact details are at the bottom of this page. You can reach us at [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}).',
        'For the reviews, contacts and campaigns in a customer’s workspace, that customer decides what happens to them and is responsible. We process them only on the customer’s behalf and instructions. If a business used Goodword to write to you or to answer your review, please contact that business first; we will help it answer you.',
      ],
    },
    stored: {
      heading: 'What we store and for how long',
      blocks: [
        {
          terms: [
            {
              term: 'Your account',
              text: 'Name, email address, language, a hash of your password and your second factor if you use one. Kept until you ask us to delete them, and at most until 30 days after your last workspace is closed.',
            },
            {
              term: 'Your workspace',
              text: 'Company details, settings, team members, templates, replies, disputes and QR codes. Kept while the workspace exists and deleted 30 days after it is closed.',
            },
            {
              term: 'Reviews',
              text: 'Text, rating, date and the author’s name as the platform shows them. Kept as long as the platform’s own rules on storage allow, also after you disconnect the platform, and removed with the workspace.',
            },
            {
              term: 'Contacts and messages you send',
              text: 'Name, address or number, proof of consent, and whether a message was delivered, opened or answered. Kept until you delete them. An opt-out is kept so that it is honoured.',
            },
            {
              term: 'Access to platforms',
              text: 'The tokens with which Goodword reads reviews and posts replies, encrypted. Deleted as soon as you disconnect.',
            },
            {
              term: 'Record of activity',
              text: 'Who did what in a workspace and when, so that changes can be traced. Kept while the workspace exists.',
            },
            {
              term: 'Messages from the contact form',
              text: 'What you enter there and the language of the page. Kept until the matter is settled and for 12 months at most.',
            },
            {
              term: 'Your plan',
              text: 'Which plan you chose, when your trial ends, your invoices and whom they are made out to. Of a card we keep its kind, last four digits and expiry; the number goes to the payment provider only.',
            },
            {
              term: 'Technical logs',
              text: 'Time, address called, outcome and network address, without passwords and message contents. Kept for 30 days at most, longer only while an attack is being investigated.',
            },
          ],
        },
        'Backups hold copies of the above for a limited time and are then overwritten. Deleted data is not restored from them.',
      ],
    },
    why: {
      heading: 'Our legal basis',
      blocks: [
        'We process your account, workspace and plan data to perform our contract with you (Article 6(1)(b) GDPR). Logs and protection against abuse rest on our legitimate interest in a safe service (Article 6(1)(f)). When you write to us, we use your message to answer it.',
        'We do not sell personal data, do not share it for advertising, and do not build profiles of people who write reviews.',
      ],
    },
    cookies: {
      heading: 'Cookies and storage in your browser',
      blocks: [
        'These public pages set no cookies and load nothing from other companies. If you choose an appearance or close the language hint, your browser remembers that on your device. A message you began in the contact form waits there too, until it is sent.',
        'When you sign in, your browser stores your session so that you stay signed in. Signing out removes it.',
      ],
    },
    others: {
      heading: 'Who else receives data',
      blocks: [
        'We use other companies only where the service cannot work without them:',
        {
          points: [
            'The review platforms you connect receive the replies and reports you send through Goodword.',
            'Providers for payments, email, text messages, hosting and AI drafting process data for the operator. Which ones are in use depends on how this installation is set up; write to us and we will send you the current list.',
            'Email, text message and social media accounts that you connect yourself are used on your instructions.',
            'Authorities receive data only when the law compels us.',
          ],
        },
        'Where a provider is outside your country, we use the safeguards the law asks for, such as the European Commission’s standard contractual clauses.',
      ],
    },
    assistant: {
      heading: 'AI and your data',
      blocks: [
        'The assistant suggests replies, sums up sentiment and helps with disputes. For that it receives the review in question and what you tell it, not your contact lists. We do not use your data to train models. Nothing it writes has legal effect for anyone without a person deciding so.',
      ],
    },
    rights: {
      heading: 'Your rights',
      blocks: [
        'Under the GDPR and the UK GDPR you can:',
        {
          points: [
            'ask what we hold about you and receive a copy,',
            'have it corrected or deleted,',
            'have its use restricted, or object to it,',
            'take it with you in a common format,',
            'withdraw your consent at any time, for the future,',
            'complain to the data protection authority where you live.',
          ],
        },
        'Under the California Consumer Privacy Act you can ask to know, correct and delete, and you are not treated worse for asking. There is nothing to opt out of: we neither sell nor share personal information as that law defines it.',
        'Write to [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}) or use the [contact form](/contact?topic=privacy). We answer within one month and may ask you to confirm your identity.',
      ],
    },
    changes: {
      heading: 'Changes to this page',
      blocks: [
        'If what we do changes, this page changes first. We tell account holders by email before a change that affects them takes effect.',
      ],
    },
  },
} satisfies ProsePage<string>

export type PrivacyContent = ProsePage<keyof typeof privacy.sections>

export const terms = {
  meta: {
    title: 'Terms · Goodword',
    description: 'The agreement between you and the operator of Goodword, in plain words.',
  },
  title: 'Terms of service',
  lead: 'These terms apply between you and the operator of this installation of Goodword, whose contact details are at the bottom of this page. They are written to be read.',
  sections: {
    service: {
      heading: 'What you get',
      blocks: [
        'Goodword is a service for businesses. It collects reviews from platforms you connect, helps you answer and dispute them, sends invitations and campaigns on your behalf, and shows you figures about all of this. What your plan includes is listed on the [pricing page](/pricing).',
        'Goodword is offered to businesses and to people acting for one, not to consumers.',
      ],
    },
    account: {
      heading: 'Your account',
      blocks: [
        'Give accurate details, keep your password to yourself and use two-factor authentication where you can. You are responsible for what your team does in your workspace. Tell us right away if you think someone else has access.',
      ],
    },
    trial: {
      heading: 'Trial and prices',
      blocks: [
        'Every plan starts with a free trial of {days} days. No credit card is required, and nothing is charged for it.',
        'The price of each plan is on the [pricing page](/pricing), per month and per year, before tax. We charge nothing that you have not agreed to beforehand.',
        'We announce price changes at least 30 days before they apply. You can leave before then.',
      ],
    },
    ending: {
      heading: 'Ending the agreement',
      blocks: [
        'You can leave at any time: the owner closes the workspace in its settings. For 30 days it can still be read, exported and reopened; then it is erased. We do not charge for leaving.',
        'We may end the agreement with 60 days’ notice, or at once if you seriously break these terms and do not stop when asked. Afterwards, you have 30 days to take your data with you before it is deleted.',
      ],
    },
    fair: {
      heading: 'Fair use of reviews',
      blocks: [
        'You must not use Goodword to:',
        {
          points: [
            'write, buy, sell or commission reviews that do not describe a real experience,',
            'offer money, discounts or gifts for a positive review, or for changing or removing a negative one,',
            'ask for reviews only from customers you expect to be pleased,',
            'put pressure on people who wrote about you, or reveal who they are,',
            'report reviews you know to be genuine and within the platform’s rules,',
            'send messages to people who have not agreed to them or who have opted out.',
          ],
        },
        'We may stop a campaign, a page or a workspace that does this. The [compliance page](/compliance) explains the rules behind it.',
      ],
    },
    platforms: {
      heading: 'The platforms',
      blocks: [
        'Google Business Profile, Facebook, TripAdvisor and Yelp are run by others under their own terms, which you must follow as well. They decide what is shown, what is removed and what can be done from outside. They may change or end their interfaces, and we cannot promise that a platform stays available or that a dispute succeeds.',
        'Goodword is not affiliated with these platforms and is not endorsed by them. Their names are their trade marks.',
      ],
    },
    content: {
      heading: 'Your content and the assistant',
      blocks: [
        'What you put into Goodword stays yours. You allow us to process it as far as the service needs it.',
        'Drafts from the assistant can be wrong. Read them before you publish; what goes out in your name is your statement. You choose whether replies go out by a rule of your own.',
      ],
    },
    data: {
      heading: 'Personal data',
      blocks: [
        'Where you put personal data of your customers into Goodword, we process it for you and on your instructions. A data processing agreement is part of this contract; ask for a signed copy by [email](mailto:{{CONTACT_EMAIL}}). Please do not enter health, payment card or similarly sensitive data.',
      ],
    },
    liability: {
      heading: 'Availability and liability',
      blocks: [
        'We run the service with care and fix faults as fast as we can. It may be down for maintenance or for reasons outside our control.',
        'We are liable without limit for intent, gross negligence and injury to life, body or health, and wherever the law does not allow a limit. Otherwise we are liable only for breach of an essential duty, limited to foreseeable damage and at most to the fees you paid in the twelve months before. We are not liable for what platforms or reviewers do.',
      ],
    },
    rest: {
      heading: 'Final terms',
      blocks: [
        'The law of the country where the operator is based applies, without its conflict-of-law rules. The courts where the operator is based have jurisdiction, where the law allows us to agree on that. If a clause is void, the others stand.',
        'We may change these terms for good reason and tell you by email at least 30 days before. If you disagree, you can cancel before the change applies.',
      ],
    },
  },
} satisfies ProsePage<string>

export type TermsContent = ProsePage<keyof typeof terms.sections>
