import type { domainErrors as source } from '../../en/server/domain-errors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pt-BR');

const alternatives = (items: string[]) =>
  new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(items);

export const domainErrors: typeof source = {
  noSuchDomain: 'Este domínio não existe.',
  notApprovedDomain: 'Este não é um dos seus domínios aprovados.',
  notAnotherApprovedDomain: 'Este não é outro dos seus domínios aprovados.',
  defaultNotApproved: 'Só um domínio aprovado pode ser o padrão.',
  domainListed: 'Este domínio já está na sua lista.',
  domainTaken: 'Este domínio, ou um acima ou abaixo dele, já pertence a outro usuário.',
  noCertificate: 'Este nome não pode ter um certificado.',
  redirectScheme: 'O endereço deve começar com https:// ou http://.',
  redirectToItself: 'Uma página inicial não pode levar a si mesma.',
  rejectedNotChecked: 'Um domínio rejeitado não é verificado.',
  suspendedNotChecked: 'O domínio de uma conta suspensa não é verificado.',
  justChecked: 'Este domínio acabou de ser verificado.',
  ownName: 'Este nome pertence ao próprio servidor.',
  reservedName: 'Este nome está reservado; escolha outro.',
  publicSuffix: 'Este é um sufixo sob o qual outros têm seus domínios.',
  domainRequired: 'Informe o domínio.',
  domainWithSpaces: 'Um nome de domínio não tem espaços.',
  domainWithScheme: 'Tire o esquema (https://); basta o nome de domínio.',
  domainWithAt: 'Tire tudo até o @; basta o nome de domínio.',
  domainWithPath: 'Tire o caminho; basta o nome de domínio.',
  domainIsAddress: 'Não é possível usar um endereço IP; é preciso um nome de domínio.',
  domainWithPort: 'Tire a porta; basta o nome de domínio.',
  domainWithPercent: 'Um nome de domínio não tem %.',
  domainWithWildcard: 'Não é possível solicitar um curinga; informe um domínio.',
  domainWithUnderscore: 'Um nome de domínio não tem sublinhado.',
  domainInvalid: 'Este não é um nome de domínio válido.',
  domainDots: 'Um nome de domínio não tem pontos nas extremidades nem dois seguidos.',
  domainTooLong: 'Um nome de domínio tem no máximo 253 caracteres.',
  domainPartTooLong: 'Cada parte de um nome de domínio tem no máximo 63 caracteres.',
  domainCharacters: 'As partes de um nome de domínio são letras, dígitos e hifens entre eles.',
  domainEndsInNumber:
    'A última parte de um nome de domínio não é um número; não é possível usar um endereço IP.',
  domainParts: 'Um nome de domínio tem duas partes ou mais, como example.com.',
  tooManyDomains: ({ max }) =>
    plural(max, {
      one: 'Você pode ter um domínio.',
      many: 'Você pode ter até # de domínios.',
      other: 'Você pode ter até # domínios.',
    }),
  subdomainUnder: ({ bases }) =>
    `Um subdomínio é um nome diretamente sob ${alternatives(bases.map(isolate))}.`,
  underOwnName: ({ parent }) =>
    `Nomes sob ${isolate(parent)} não podem ser solicitados como domínio próprio.`,
  underSpecialSuffix: ({ suffix }) =>
    `Nomes sob ${isolate(`.${suffix}`)} não podem ser acessados pela internet.`,
};
