/**
 * The two texts of PRODUCT.md#who-sees-which-screen, and under them a word for children and the way home
 * (PRODUCT.md#addresses-of-screens).
 */

export const title = '404 Page Not Found';
export const toDevelopers = 'Did you forget to add the page to the router?';
export const trailEnds = "This trail ends here. Let's go back to camp.";
export const back = 'Back to camp';
