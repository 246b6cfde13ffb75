import type { domainErrors as source } from '../../en/server/domain-errors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('fr');

export const domainErrors: typeof source = {
  noSuchDomain: 'Ce domaine n’existe pas.',
  notApprovedDomain: 'Ce n’est pas l’un de vos domaines approuvés.',
  notAnotherApprovedDomain: 'Ce n’est pas un autre de vos domaines approuvés.',
  defaultNotApproved: 'Seul un domaine approuvé peut être le domaine par défaut.',
  domainListed: 'Ce domaine figure déjà dans votre liste.',
  domainTaken:
    'Ce domaine, ou un domaine de niveau supérieur ou inférieur, appartient déjà à un autre utilisateur.',
  noCertificate: 'Ce nom ne peut pas avoir de certificat.',
  redirectScheme: 'L’adresse doit commencer par https:// ou http://.',
  redirectToItself: 'Une page d’accueil ne peut pas mener à elle-même.',
  rejectedNotChecked: 'Un domaine refusé n’est pas vérifié.',
  suspendedNotChecked: 'Le domaine d’un compte suspendu n’est pas vérifié.',
  justChecked: 'Ce domaine vient d’être vérifié.',
  ownName: 'Ce nom est celui du serveur lui-même.',
  reservedName: 'Ce nom est réservé ; veuillez en choisir un autre.',
  publicSuffix: 'C’est un suffixe sous lequel d’autres ont leurs domaines.',
  domainRequired: 'Le domaine est requis.',
  domainWithSpaces: 'Un nom de domaine ne contient pas d’espaces.',
  domainWithScheme: 'Retirez le schéma (https://) ; seul le nom de domaine est attendu.',
  domainWithAt: 'Retirez tout ce qui précède le @, @ compris ; seul le nom de domaine est attendu.',
  domainWithPath: 'Retirez le chemin ; seul le nom de domaine est attendu.',
  domainIsAddress: 'Une adresse IP ne convient pas ; un nom de domaine est attendu.',
  domainWithPort: 'Retirez le port ; seul le nom de domaine est attendu.',
  domainWithPercent: 'Un nom de domaine ne contient pas de %.',
  domainWithWildcard: 'Un domaine générique ne peut pas être demandé ; indiquez un seul domaine.',
  domainWithUnderscore: 'Un nom de domaine ne contient pas de tiret bas.',
  domainInvalid: 'Ce nom de domaine n’est pas valide.',
  domainDots:
    'Un nom de domaine ne commence ni ne finit par un point, et n’en a jamais deux de suite.',
  domainTooLong: 'Un nom de domaine comporte au plus 253 caractères.',
  domainPartTooLong: 'Chaque partie d’un nom de domaine comporte au plus 63 caractères.',
  domainCharacters:
    'Les parties d’un nom de domaine se composent de lettres, de chiffres et de traits d’union entre eux.',
  domainEndsInNumber:
    'La dernière partie d’un nom de domaine n’est pas un nombre ; une adresse IP ne convient pas.',
  domainParts: 'Un nom de domaine comporte au moins deux parties, par exemple example.com.',
  tooManyDomains: ({ max }) =>
    plural(max, {
      one: 'Vous pouvez avoir # domaine.',
      many: 'Vous pouvez avoir jusqu’à # de domaines.',
      other: 'Vous pouvez avoir jusqu’à # domaines.',
    }),
  subdomainUnder: ({ bases }) =>
    `Un sous-domaine est un seul nom placé directement sous ${bases.map(isolate).join(' ou ')}.`,
  underOwnName: ({ parent }) =>
    `Les noms sous ${isolate(parent)} ne peuvent pas être demandés comme domaine personnel.`,
  underSpecialSuffix: ({ suffix }) =>
    `Les noms sous ${isolate(`.${suffix}`)} ne sont pas accessibles depuis Internet.`,
};
