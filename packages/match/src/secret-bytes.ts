// How many bytes secrets and other random values have.

export const TOKEN_BYTES = 32;
export const INVITE_BYTES = 16;
export const CODE_BYTES = 16;
export const VALUE_BYTES = 16;
export const COMMAND_ID_BYTES = 16;
