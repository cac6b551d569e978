import type { ProsePage } from '../prose.ts'

export const terms = {
  meta: {
    title: 'Terms · Goodword',
    description: 'The agreement between you and the operator of Goodword, in plain words.',
  },
  title: 'Terms of service',
  lead: 'These terms apply between you and the operator of this installation of Goodword, whose contact details are at the foot of this page. They are written to be read.',
  sections: {
    service: {
      heading: 'What you get',
      blocks: [
        'Goodword is a service for businesses. It collects reviews from platforms you connect, helps you answer and dispute them, sends invitations and campaigns on your behalf, and shows you figures about all this. What your plan includes is listed on the [pricing page](/pricing).',
        'Goodword is offered to businesses and to people acting for one, not to consumers.',
      ],
    },
    account: {
      heading: 'Your account',
      blocks: [
        'Give true details, keep your password to yourself and protect your account with a second factor where you can. You are responsible for what your team does in your workspace. Tell us at once if you think somebody else has access.',
      ],
    },
    trial: {
      heading: 'Trial, fees and changes of plan',
      blocks: [
        'Every plan starts with a free trial of {days} days. No credit card is required, and the trial ends by itself.',
        'After that, fees are due monthly in advance, by card or PayPal. Prices are before tax. A change of plan applies at the next billing cycle.',
        'If a payment fails, we tell you and try again. If it stays open for 14 days, we may limit the workspace until it is settled. Your data stays available for you to take away.',
        'We announce a change of price at least 30 days before it applies. You can cancel before then.',
      ],
    },
    ending: {
      heading: 'Ending it',
      blocks: [
        'You can cancel at any time on the subscription page. The plan then runs to the end of the period you have paid for. We do not charge for leaving.',
        'We may end the agreement with 60 days’ notice, or at once if you break these terms seriously and do not stop when asked. After the end you have 30 days to take your data with you before it is deleted.',
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
            'ask only those customers for a review whom you expect to be pleased,',
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
        'What you put into Goodword stays yours. You allow us to process it as far as the service needs.',
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
        'We run the service with care and mend faults as fast as we can. It may be down for maintenance or for reasons outside our control.',
        'We are liable without limit for intent, gross negligence and injury to life, body or health, and wherever the law does not allow a limit. Otherwise we are liable only for breach of an essential duty, limited to foreseeable damage and at most to the fees you paid in the twelve months before. We are not liable for what platforms or reviewers do.',
      ],
    },
    rest: {
      heading: 'The rest',
      blocks: [
        'The law of the country where the operator has its seat applies, without its conflict-of-law rules. Courts at the operator’s seat have jurisdiction where the law allows us to agree on that. If a clause is void, the others stand.',
        'We may change these terms for good reason and tell you by email at least 30 days before. If you disagree, you can cancel before the change applies.',
      ],
    },
  },
} satisfies ProsePage<string>

export type TermsContent = ProsePage<keyof typeof terms.sections>
