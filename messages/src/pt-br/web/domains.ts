import type { domains as source } from '../../en/web/domains.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list, plural } = createFormats('pt-BR');

export const domains: typeof source = {
  page: 'Domínios',
  aboutApproval: 'Sobre a aprovação',
  approvalText:
    'Um administrador precisa aprovar cada domínio antes do uso. Depois de aprovado, seus links podem usá-lo, e ele tem uma configuração própria do ShareX.',
  list: {
    title: 'Seus domínios',
    failed: 'Não é possível mostrar seus domínios',
    empty: 'Ainda não há domínios',
    emptyText:
      'Solicite um subdomínio deste servidor ou traga um domínio seu, e seus links poderão usá-lo.',
    loading: 'Carregando seus domínios',
  },
  card: {
    domainAdded: ({ date }) => `Domínio, adicionado: ${date}`,
    subdomainAdded: ({ date }) => `Subdomínio, adicionado: ${date}`,
    remove: ({ domain }) => `Remover ${isolate(domain)}`,
    reason: 'Motivo:',
    rejected: ({ label, reason }) => `${label} ${isolate(reason)}`,
    rejectedWithout: ({ label }) => `${label} O administrador não informou nenhum.`,
    openNamed: ({ domain }) => `Abrir ${isolate(domain)}`,
  },
  defaults: {
    label: 'Padrão para novos uploads',
    on: ({ domain }) => `Novos uploads recebem links em ${isolate(domain)}.`,
    off: 'Novos uploads voltam a receber links neste servidor.',
    linksOn: 'Links de novos uploads em',
    link: 'Link padrão',
    linkOn: ({ domain }) => `Link padrão (${isolate(domain)})`,
  },
  options: {
    title: 'Opções',
    redirect: 'A página inicial leva a',
    redirectHint: 'Se ficar vazio, ela mostra apenas que aqui moram arquivos.',
    redirectSaved: 'Página inicial salva.',
    moveFiles: 'Mover todos os arquivos para outro domínio',
  },
  move: {
    title: 'Mover arquivos',
    text: ({ domain }) =>
      `Todos os arquivos em ${isolate(domain)} recebem novos links no endereço que você escolher. Os links antigos continuam funcionando enquanto ${isolate(domain)} funcionar.`,
    target: 'Novo endereço',
    thisServer: 'Este servidor',
    thisServerAt: ({ host }) => `Este servidor (${isolate(host)})`,
    nothingMoved: 'Não há arquivos neste domínio.',
    moved: ({ count }) =>
      plural(count, {
        one: '# arquivo movido; os links anteriores ainda funcionam.',
        many: '# de arquivos movidos; os links anteriores ainda funcionam.',
        other: '# arquivos movidos; os links anteriores ainda funcionam.',
      }),
    failed: 'Não foi possível mover os arquivos',
  },
  remove: {
    title: 'Remover domínio',
    confirm: 'Remover',
    question: ({ domain }) => `Tem certeza de que deseja remover ${isolate(domain)}?`,
    outcome:
      'Os links nele deixam de funcionar na hora. Seus arquivos ficam e recebem o link padrão. Para usar o domínio de novo, será preciso solicitá-lo e aprová-lo outra vez.',
    removed: 'Domínio removido.',
    failed: 'Não foi possível remover o domínio',
  },
  add: {
    title: 'Adicionar domínio',
    submit: 'Adicionar domínio',
    type: 'Tipo',
    types: { subdomain: 'Subdomínio', domain: 'Domínio' },
    names: { subdomain: 'Nome do subdomínio', domain: 'Nome de domínio' },
    subdomainExample: 'meunome',
    base: 'Domínio base',
    subdomainNeeded: 'Informe o nome do subdomínio',
    baseNeeded: 'Informe o domínio base',
    domainNeeded: 'Informe o nome de domínio',
    requested: 'Domínio solicitado! Aguardando aprovação.',
  },
  check: {
    label: 'Verificar',
    named: ({ domain }) => `Verificar: ${isolate(domain)}`,
    checked: ({ domain }) => `${isolate(domain)} acabou de ser verificado.`,
  },
  records: {
    title: 'Registros DNS',
    prove: 'Comprove que o domínio é seu com um registro TXT.',
    name: 'Nome',
    copyTxtName: 'Copiar o nome do registro TXT',
    copyTxtValue: 'Copiar o valor do registro TXT',
    copyName: 'Copiar o nome de domínio',
    copyValue: ({ type, value }) => `Copiar o valor ${isolate(value)} do registro ${type}`,
    hint: 'Os nomes são dados por completo; alguns provedores pedem só o que vem antes do domínio que você gerencia lá. Novos registros podem demorar um pouco para serem vistos em toda parte.',
    copied: 'Registro DNS copiado para a área de transferência!',
    failedToCopy: 'Não foi possível copiar o registro DNS',
  },
  pointing: {
    addresses: ({ types, count }) =>
      plural(count, {
        one: `Aponte-o para cá com um registro ${list(types)}.`,
        many: `Aponte-o para cá com registros ${list(types)}.`,
        other: `Aponte-o para cá com registros ${list(types)}.`,
      }),
    nameOrAddresses: ({ types, count }) =>
      plural(count, {
        one: `Aponte-o para cá só com o registro CNAME ou com um registro ${list(types)}. Um nome tal como foi registrado, sem nada antes, não pode ter um CNAME.`,
        many: `Aponte-o para cá só com o registro CNAME ou com registros ${list(types)}. Um nome tal como foi registrado, sem nada antes, não pode ter um CNAME.`,
        other: `Aponte-o para cá só com o registro CNAME ou com registros ${list(types)}. Um nome tal como foi registrado, sem nada antes, não pode ter um CNAME.`,
      }),
    alias: ({ target }) =>
      `Aponte-o para cá com um registro ALIAS, que alguns provedores chamam de ANAME ou CNAME achatado (“flattened”); onde não houver, com registros A e AAAA com os endereços de ${isolate(target)}.`,
    name: ({ target }) =>
      `Aponte-o para cá com um registro CNAME. Um nome tal como foi registrado, sem nada antes, não pode ter um: ele precisa de um registro ALIAS, ou de registros A e AAAA com os endereços de ${isolate(target)}.`,
  },
  steps: {
    rejected:
      'Um administrador rejeitou este domínio. Para pedir de novo, remova-o e adicione-o outra vez.',
    disabled: ({ time }) =>
      `Desativado desde ${time}, porque os registros ficaram errados por 7 dias. Ele volta sozinho assim que estiverem certos; até lá, os arquivos têm o link padrão.`,
    live: 'Ativo. Os links nele funcionam por HTTPS.',
    subdomainPending:
      'Aguardando a aprovação de um administrador. Você não precisa configurar nada.',
    subdomainChecking: 'Aprovado. Está sendo verificado se ele leva para cá.',
    subdomainWaiting:
      'Aprovado. Fazer com que ele leve para cá por HTTPS cabe ao administrador; a partir daí, os links nele funcionam.',
    pointPending:
      'O domínio é seu. Agora: aponte-o para cá. Um administrador também precisa aprová-lo.',
    pointApproved: 'O domínio é seu. Agora: aponte-o para cá. Até lá, os links nele não funcionam.',
    approvalPending: 'Seus registros estão certos. Aguardando a aprovação de um administrador.',
    waitingForHttps: 'Aguardando HTTPS. O certificado costuma chegar em menos de um minuto.',
    putRecordBack: 'Recoloque o registro TXT: sem ele, o domínio é desativado após 7 dias.',
    addRecordPending:
      'Agora: adicione o registro TXT, que comprova que o domínio é seu. Um administrador também precisa aprová-lo.',
    addRecordApproved:
      'Agora: adicione o registro TXT, que comprova que o domínio é seu. Ele já está aprovado e fica ativo assim que o registro for visto.',
  },
};
