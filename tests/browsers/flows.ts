/** The three main flows, written once for every browser. Each begins as a new visitor. */

/**
 * Steps by flow, one a line: an action, the role and the name of an element (`~` before it: that contains it), and after
 * `=` a text. A field has no role.
 */
export const flows: Record<string, string> = {
  marketing: `
    open /?as=visitor&mock=off
    click button: ~Slide 2
    click link: Case Studies
    click link: ~A freight desk without sticky notes
    click button: View All 10 Images
    click button: ~Choosing a driver
    see text: Choosing a driver
    back
    gone dialog: ~All Project Images
    click link: Contact
    fill Name = Rosalind Hart
    fill Email = nobody
    click button: Get in Touch
    see text: ~ill out this field
    fill Email = rosalind@hart.example
    fill Comments = An app for our farm shops.
    click button: Get in Touch
    see text: Thanks For Your Message`,
  careers: `
    open /careers?as=visitor&mock=off
    click button: Login: Senior iOS Engineer
    click button: Create Account
    fill Email Address = rosalind@hart.example
    fill Password = correct horse battery
    fill Confirm Password = correct horse battery
    click button: Create Account
    fill Job Title = Mobile developer
    choose Gender
    choose Nationality
    choose Marital Status
    choose Expected Salary Range
    choose Career Level
    choose Experience
    choose Job Category
    upload Upload Resume (PDF) = %PDF-1.7
    click button: Create Profile
    gone dialog: Create Profile
    click button: Apply: Senior iOS Engineer
    see text: Application submitted successfully!
    click button: ~Account of
    click button: Logout
    see text: Logged out successfully!`,
  checkout: `
    open /pricing?as=visitor&mock=off
    click button: Select Plan: Premium
    fill Maximum number of employees = 12
    click button: Continue
    fill Username = rosalind
    fill Email = rosalind@hart.example
    fill Password = correct horse battery
    fill Confirm Password = correct horse battery
    click button: Sign up
    fill Card number = 4000 0000 0000 0002
    fill Expiration date = 12 / 34
    fill Security code = 123
    click button: Pay $300.00
    see text: Your card was declined.
    fill Card number = 4242 4242 4242 4242
    click button: Pay $300.00
    see text: Thank you. You are subscribed.
    reload
    gone button: Pay $300.00`,
};
