import { site } from '#site.ts';

const [london, lahore] = site.offices;

const answers: Record<string, string> = {
  'What services do you offer?':
    'We design and build mobile apps, mobile games and machine learning features, connect businesses to the cloud, test and strengthen their security, and run digital marketing. You can come to us for one of these, or for a product that needs several of them at once.',
  'How do I get a quote?':
    'Write to us through the contact form: a few lines about the project, the date you have in mind and any budget you have set. We read it, come back with questions, and then send a written quote that lists what is included and what is not.',
  'Do you provide IT support after the project is finished?':
    'Yes. Before launch we agree a support plan with you: who watches the system, how you reach us, and how fast we answer. It covers fixes, updates for new operating systems, backups and small improvements, and the people who built the product stay on it.',
  'How experienced is your team?':
    'Every project is led by someone who has shipped that kind of work before, whether it is an app, a game, a cloud migration or a campaign. You meet that person at the first meeting, and they stay with your project until it is in your hands.',
  'Can you build custom software for my business?':
    'Yes, and it is most of what we do. We start by watching how your team works today, keep the existing tools that serve you well, and build only what is missing. The source code and the documentation are handed over to you.',
  'Which industries do you work with?':
    'Our clients come mainly from healthcare, finance, education, retail and manufacturing. Each has its own rules and habits, so we begin by learning yours: the records you must keep, the systems you already run, and the words your customers use.',
  'How long does a project take?':
    'It depends on the size. A focused website is usually a matter of weeks, while an app, a game or a platform takes months. We plan in short stages, show you working software at the end of each one, and tell you early if a date is at risk.',
  'How do you keep our data secure?':
    'We encrypt data when it travels and when it is stored, give access only to the people who need it, and keep passwords and keys out of the code. Every change is reviewed by a second person, and we test for weaknesses before each release.',
  'Do you provide cloud solutions?':
    'Yes: migration, hosting and managed services. We move your systems in steps that can be undone, host them in a region that suits your customers and your regulator, and then look after monitoring, backups, updates and the monthly bill on your behalf.',
  'Can you update our existing website?':
    'Yes. We first review the code, the content, the speed and the accessibility of the site you have. Then we tell you plainly whether to repair, redesign or rebuild it, and we keep your addresses and search rankings in mind whichever you choose.',
  'What makes you different from other agencies?':
    'Two offices work as one team: your project moves on in Lahore while London is still waking up, and you deal with one lead throughout. Designers, engineers and marketers share the same table, so nothing is lost when work passes from hand to hand.',
  'How can I contact you?': `Use the contact form, write to ${site.emails.official}, or call ${london.city} on ${london.phone.display} or ${lahore.city} on ${lahore.phone.display}. You can also visit either office by appointment, or find us on the social networks linked in the contact section of this page.`,
};

export const faq = Object.entries(answers).map(([title, text], index) => ({
  id: index + 1,
  title,
  text,
}));
