import type { domainErrors as source } from '../../en/server/domain-errors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('es');

const alternatives = (items: string[]) =>
  new Intl.ListFormat('es', { type: 'disjunction' }).format(items);

export const domainErrors: typeof source = {
  noSuchDomain: 'Este dominio no existe.',
  notApprovedDomain: 'No es uno de tus dominios aprobados.',
  notAnotherApprovedDomain: 'No es otro de tus dominios aprobados.',
  defaultNotApproved: 'Solo un dominio aprobado puede ser el predeterminado.',
  domainListed: 'Este dominio ya está en tu lista.',
  domainTaken: 'Este dominio, o uno por encima o por debajo de él, ya es de otro usuario.',
  noCertificate: 'Este nombre no puede tener un certificado.',
  redirectScheme: 'La dirección debe empezar por https:// o http://.',
  redirectToItself: 'Una portada no puede llevar a sí misma.',
  rejectedNotChecked: 'Un dominio rechazado no se comprueba.',
  suspendedNotChecked: 'El dominio de una cuenta suspendida no se comprueba.',
  justChecked: 'Este dominio se acaba de comprobar.',
  ownName: 'Este nombre es del propio servidor.',
  reservedName: 'Este nombre está reservado; elige otro.',
  publicSuffix: 'Es un sufijo bajo el que otros tienen sus dominios.',
  domainRequired: 'Falta el dominio.',
  domainWithSpaces: 'Un nombre de dominio no lleva espacios.',
  domainWithScheme: 'Quita el esquema (https://); basta con el nombre de dominio.',
  domainWithAt: 'Quita todo hasta la @; basta con el nombre de dominio.',
  domainWithPath: 'Quita la ruta; basta con el nombre de dominio.',
  domainIsAddress: 'No se puede usar una dirección IP; hace falta un nombre de dominio.',
  domainWithPort: 'Quita el puerto; basta con el nombre de dominio.',
  domainWithPercent: 'Un nombre de dominio no lleva %.',
  domainWithWildcard: 'No se puede solicitar un comodín; indica un dominio.',
  domainWithUnderscore: 'Un nombre de dominio no lleva guion bajo.',
  domainInvalid: 'No es un nombre de dominio válido.',
  domainDots: 'Un nombre de dominio no lleva puntos en los extremos ni dos seguidos.',
  domainTooLong: 'Un nombre de dominio tiene como máximo 253 caracteres.',
  domainPartTooLong: 'Cada parte de un nombre de dominio tiene como máximo 63 caracteres.',
  domainCharacters: 'Las partes de un nombre de dominio son letras, dígitos y guiones entre ellos.',
  domainEndsInNumber:
    'La última parte de un nombre de dominio no es un número; no se puede usar una dirección IP.',
  domainParts: 'Un nombre de dominio tiene dos partes o más, como example.com.',
  tooManyDomains: ({ max }) =>
    plural(max, {
      one: 'Puedes tener un dominio.',
      many: 'Puedes tener hasta # de dominios.',
      other: 'Puedes tener hasta # dominios.',
    }),
  subdomainUnder: ({ bases }) =>
    `Un subdominio es un nombre directamente bajo ${alternatives(bases.map(isolate))}.`,
  underOwnName: ({ parent }) =>
    `Los nombres bajo ${isolate(parent)} no se pueden solicitar como dominio propio.`,
  underSpecialSuffix: ({ suffix }) =>
    `Los nombres bajo ${isolate(`.${suffix}`)} no son accesibles desde internet.`,
};
