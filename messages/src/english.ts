// oxlint-disable max-lines -- `npm run messages` writes it, from the files in `en` and the languages of the contract.

import type { Locale } from '@perch/contract/text/locales';

import type { Source } from './source.ts';

/** What the server says: errors, mails, pages for visitors. */
export interface ServerMessages {
  albums: {
    noSuchAlbum: string;
    deleted: string;
    option: string;
    unknown(values: { name: string }): string;
    name(values: { max: number }): string;
    description(values: { max: number }): string;
    visibility: string;
    ownLinks: string;
    cover: string;
    slugOfArchive: string;
    tooMany(values: { max: number }): string;
    full(values: { max: number }): string;
    ids(values: { name: string; max: number }): string;
    orderedTwice: string;
    addedAndRemoved: string;
    page: {
      files(values: { count: number }): string;
      downloadAll: string;
      empty: string;
      more: string;
      first: string;
      closedFile: string;
      locked: string;
      close: string;
      next: string;
      previous: string;
      openPage: string;
      albumsOf(values: { name: string }): string;
      noAlbums: string;
    };
  };
  answers: {
    userDeleted: string;
    filesOfUserDeleted(values: { count: number }): string;
    registered: string;
    registeredPending: string;
    signedIn: string;
    signedOut: string;
    profileChanged: string;
    passwordChanged: string;
    signedOutElsewhere: string;
    sessionEnded: string;
    apiTokenRotated: string;
    confirmed: string;
    emailChanged: string;
    emailKept: string;
    passwordReset: string;
    resetMailSent: string;
    noMailServer: string;
    inviteRevoked: string;
    userApproved: string;
    userRejected: string;
    userChanged: string;
    mayHaveCertificate: string;
    domainRequested: string;
    noDefaultDomain: string;
    domainChecked: string;
    frontPageSaved: string;
    filesMoved: string;
    domainRemoved: string;
    domainApproved: string;
    domainRejected: string;
    fileDeleted: string;
    emailChangeSent(values: { email: string }): string;
    defaultDomain(values: { domain: string }): string;
    shareXInstructions: {
      save: string;
      open: string;
      upload: string;
      secret: string;
    };
  };
  appPage: {
    description: string;
    needsScripts(values: { name: string }): string;
    loadFailure(values: { name: string }): string;
    reload: string;
    newUpload: string;
    newPaste: string;
  };
  archives: {
    gone: string;
    goneWhy: string;
    atOnce: string;
  };
  errors: {
    noSuchCall: string;
    serverFull: string;
    serverBusy: string;
    serverOverloaded: string;
    tooComplex: string;
    storageUnavailable: string;
    unexpected: string;
    notReady: string;
    stopping: string;
    nulInText: string;
    nothingHere: string;
    noWebApp: string;
    onlyRead: string;
    unknownHost: string;
    invalidHost: string;
    bodyOfAnotherType: string;
    bodyNotJson: string;
    bodyNotUtf8: string;
    bodyTooLarge(values: { kilobytes: number }): string;
    metricsTokenNeeded: string;
    onlyProxyMayAsk: string;
    noSuchUser: string;
    accountGone: string;
    accountTaken: string;
    ownAccount: string;
    noEmailToBlock: string;
    lastAdministrator: string;
    nothingToKeep: string;
    notSignedIn: string;
    sessionNeeded: string;
    onlyAdministrators: string;
    notApproved: string;
    invalidCredentials: string;
    noSuchSession: string;
    wrongPassword: string;
    confirmationRequired: string;
    resetInvalid: string;
    emailChangeInvalid: string;
    setupLinkInvalid: string;
    setupClosed: string;
    registrationClosed: string;
    inviteRequired: string;
    inviteInvalid: string;
    noSuchInvite: string;
    tooManySignIns: string;
    tooManyAttempts: {
      seconds(values: { seconds: number }): string;
      minutes(values: { minutes: number }): string;
    };
    noSuchDomain: string;
    notApprovedDomain: string;
    notAnotherApprovedDomain: string;
    defaultNotApproved: string;
    domainListed: string;
    domainTaken: string;
    noCertificate: string;
    redirectScheme: string;
    redirectToItself: string;
    rejectedNotChecked: string;
    suspendedNotChecked: string;
    justChecked: string;
    ownName: string;
    reservedName: string;
    publicSuffix: string;
    domainRequired: string;
    domainWithSpaces: string;
    domainWithScheme: string;
    domainWithAt: string;
    domainWithPath: string;
    domainIsAddress: string;
    domainWithPort: string;
    domainWithPercent: string;
    domainWithWildcard: string;
    domainWithUnderscore: string;
    domainInvalid: string;
    domainDots: string;
    domainTooLong: string;
    domainPartTooLong: string;
    domainCharacters: string;
    domainEndsInNumber: string;
    domainParts: string;
    tooManyDomains(values: { max: number }): string;
    subdomainUnder(values: { bases: string }): string;
    underOwnName(values: { parent: string }): string;
    underSpecialSuffix(values: { suffix: string }): string;
    noSuchFile: string;
    noSuchThumbnail: string;
    noSuchClient: string;
    tooManyThumbnails: string;
    posterAt: string;
    contentMissing: string;
    mayNotUpload: string;
    formExpected: string;
    boundaryInvalid: string;
    formMalformed: string;
    quotationNeverCloses: string;
    formFieldTooLarge: string;
    tooManyParts: string;
    fileMissing: string;
    oneFileAtATime: string;
    uploadIncomplete: string;
    connectionLost: string;
    fileTooLarge(values: { maxBytes: number }): string;
    quotaExceeded(values: { leftBytes: number; quotaBytes: number }): string;
    chunkNotKept: {
      largeChunkSize: string;
      dropzone: string;
      fineUploader: string;
      plupload: string;
      resumeChunkSize: string;
      maxChunkSize: string;
      noChunkSize: string;
      zeroChunkSize: string;
    };
    noSuchUpload: string;
    partsUnreadable: string;
    moreThanAnnounced: string;
    uploadLocked: string;
    uploadBeginning: string;
    uploadTakenOver: string;
    uploadInterrupted: string;
    keyInvalid: string;
    keyTaken: string;
    tusVersion: string;
    tusType: string;
    offsetRequired: string;
    offsetWrong: string;
    lengthInvalid: string;
    metadataMalformed: string;
    metadataTooLong: string;
    concatenationUnsupported: string;
    tooManyOpenUploads(values: { max: number }): string;
    overriddenMethod(values: { methods: string }): string;
    headersInvalid(values: { names: string }): string;
    cannotStrip: string;
  };
  brand: {
    imprint: string;
    privacy: string;
    terms: string;
    termsRequired(values: { url: string }): string;
    termsNotAccepted(values: { url: string }): string;
    termsChanged: string;
    termsAccepted: string;
    nameTooLong(values: { max: number }): string;
    nameNotOneLine: string;
    noColor: string;
    unreadableInDark(values: { color: string; ratio: number; needed: number }): string;
    unreadableInLight(values: { color: string; ratio: number; needed: number }): string;
    domainSaved: string;
    noLogo: string;
    logoSaved: string;
    logoRemoved: string;
    logoType: string;
    logoTooLarge(values: { maxBytes: number }): string;
    logoEdges(values: { min: number; max: number }): string;
    logoDamaged: string;
    logoHasMore: string;
  };
  domainChecks: {
    txtMissing: string;
    txtDifferent: string;
    addressMissing: string;
    pointsElsewhere(values: { found: string; expected: string }): string;
    pointsUnexpectedly(values: { found: string }): string;
    noAddress: string;
    unreachable(values: { addresses: string }): string;
    cnameLoop: string;
    tooManyCnames(values: { max: number }): string;
    nameServersSilent(values: { seconds: number }): string;
    nameServersUnreachable: string;
    nameServersAnswered(values: { code: string }): string;
    ownNameNotFound(values: { name: string; reason: string }): string;
    foreignAnswer(values: { address: string }): string;
    addressSilent(values: { seconds: number; address: string }): string;
    portClosed(values: { address: string; port: string }): string;
    certificateInvalid(values: { detail: string }): string;
    certificateMissing: string;
  };
  fields: {
    problems: {
      usernameRequired: string;
      usernameTooLong(values: { limit: number }): string;
      usernameInvisible: string;
      usernameMixed: string;
      emailRequired: string;
      emailTooLong(values: { limit: number }): string;
      emailInvalid: string;
      emailMixed: string;
      passwordRequired: string;
      passwordTooShort(values: { limit: number }): string;
      passwordTooLong(values: { limit: number }): string;
      currentPasswordRequired: string;
      currentPasswordTooLong(values: { limit: number }): string;
      domainRequired: string;
      reasonRequired: string;
      reasonTooLong(values: { limit: number }): string;
      pageOutOfRange(values: { limit: number }): string;
      limitOutOfRange(values: { limit: number }): string;
      afterInvalid: string;
      searchTooLong(values: { limit: number }): string;
      actionUnknown: string;
      instantInvalid: string;
      bytesInvalid: string;
      selectionUnclear: string;
    };
    request: string;
    objectExpected: string;
    unknown(values: { count: number; names: string }): string;
    required(values: { field: string }): string;
    types: {
      string(values: { field: string }): string;
      number(values: { field: string }): string;
      integer(values: { field: string }): string;
      boolean(values: { field: string }): string;
      array(values: { field: string }): string;
      object(values: { field: string }): string;
    };
    tooLong(values: { max: number; field: string }): string;
    tooShort(values: { min: number; field: string }): string;
    tooManyItems(values: { max: number; field: string }): string;
    tooFewItems(values: { min: number; field: string }): string;
    tooLarge(values: { field: string; max: number }): string;
    tooSmall(values: { field: string; min: number }): string;
    notOneOf(values: { field: string; values: string }): string;
    dateExpected(values: { field: string }): string;
    wrongFormat(values: { field: string }): string;
    notValid(values: { field: string }): string;
  };
  filePage: {
    embeds: {
      unknownVariable(values: { name: string; known: string }): string;
    };
    gate: {
      ended: string;
      endedWhy: string;
      locked: string;
      lockedWhy: string;
      password: string;
      unlock: string;
      wrongPassword: string;
      limited: string;
      limitedWhy: string;
      once: string;
      onceWhy: string;
      open: string;
      tooManyTries: string;
      passwordNeeded: string;
      openingNeeded: string;
      fromOtherSite: string;
      showPassword: string;
      hidePassword: string;
      downloadsLeft(values: { count: number }): string;
      downloadsLeftOf(values: { count: number; max: number }): string;
      noneLeft: string;
      opened(values: { hours: number }): string;
    };
    view: {
      download: string;
      open: string;
      original: string;
      fileSize(values: { sizeBytes: number }): string;
      size: string;
      type: string;
      dimensions: string;
      duration: string;
      pages: string;
      pageCount(values: { count: number }): string;
      uploaded: string;
      links: string;
      pageLink: string;
      directLink: string;
      copy: string;
      copied: string;
      preview(values: { name: string }): string;
      enlarge: string;
      onlyBeginning: string;
      lines(values: { first: number; last: number }): string;
      previousLines: string;
      nextLines: string;
      empty: string;
      noPreview: string;
      openPdf: string;
      copyLink: string;
      share: string;
      asText: string;
      contents: string;
      manage: string;
    };
  };
  imports: {
    notFound: string;
    running: string;
    inspectFirst: string;
    notRunning: string;
    noDatabaseUrl: string;
    urlNeeded: string;
    pathNeeded: string;
    noFolder(values: { path: string }): string;
    outside(values: { path: string }): string;
    noFile(values: { path: string }): string;
    notFolder(values: { path: string }): string;
    ownData(values: { path: string }): string;
    noOwner(values: { name: string }): string;
  };
  linkOptions: {
    options: {
      expires: string;
      expiresTooSoon: string;
      maxDownloads: string;
      password: string;
      burn: string;
      burnOnce: string;
      slug: string;
      link: string;
      strip: string;
      domain: string;
      unknown(values: { name: string }): string;
      twice(values: { name: string }): string;
      encoding(values: { name: string }): string;
      queueFull: string;
      expiresTooLate(values: { max: string }): string;
      late(values: { name: string }): string;
      typeRefused(values: { type: string }): string;
    };
    slugs: {
      force: string;
      name: string;
      typeDiffers(values: { given: string; kept: string }): string;
      tooMany: string;
      taken(values: { slug: string; suggestion: string }): string;
    };
  };
  links: {
    options: {
      url: string;
      urlTooLong: string;
      urlOwn: string;
      maxClicks: string;
      title(values: { max: number }): string;
    };
    tooMany(values: { max: number }): string;
    noSuchLink: string;
    deleted: string;
    page: {
      title: string;
      leadsTo: string;
      open: string;
      locked: string;
      passwordNeeded: string;
    };
  };
  mail: {
    greeting(values: { username: string }): string;
    passwordReset: {
      subject: string;
      requested: string;
      once: string;
      link: string;
    };
    emailConfirmation: {
      subject: string;
      requested: string;
      notYou: string;
      link: string;
    };
    emailChangeRequested: {
      subject: string;
      requested(values: { email: string }): string;
      notYou: string;
      link: string;
    };
    emailChanged: {
      subject: string;
      changed(values: { site: string; email: string }): string;
      notYou: string;
      link: string;
    };
    registrations: {
      subjectOfOne(values: { username: string }): string;
      subject(values: { count: number }): string;
      one(values: { person: string }): string;
      several(values: { count: number }): string;
      person(values: { username: string; email: string }): string;
      more(values: { count: number }): string;
      next: string;
      link: string;
    };
    accountApproved: {
      subject: string;
      approved: string;
      link: string;
    };
    accountRejected: {
      subject: string;
      rejected(values: { site: string }): string;
    };
    domainApproved: {
      subject(values: { domain: string }): string;
      approved(values: { domain: string }): string;
      link: string;
    };
    domainRejected: {
      subject(values: { domain: string }): string;
      rejected(values: { domain: string }): string;
      link: string;
    };
    domainDisabled: {
      subject(values: { domain: string }): string;
      disabled(values: { domain: string }): string;
      reasonForDays(values: { days: number; reason: string }): string;
      link: string;
    };
    reason(values: { reason: string }): string;
  };
  pages: {
    nothingHere: string;
    nothingHereWhy: string;
    confirmDeletion(values: { name: string }): string;
    confirmUnnamedDeletion: string;
    confirmDeletionWhy: string;
    confirmTrashingWhy(values: { days: number }): string;
    deleteFile: string;
    deleted: string;
    deletedWhy: string;
    alreadyDeleted: string;
    alreadyDeletedWhy: string;
    frontPage: string;
    frontPageWhy: string;
    noSuchPage: string;
    noSuchPageWhy: string;
    unknownHost: {
      title: string;
      why: string;
      remedy: string;
      domain: string;
    };
  };
  passkeys: {
    invalid: string;
    tooMany(values: { max: number }): string;
    noSuchPasskey: string;
    signInExpired: string;
    added: string;
    removed: string;
    browserOnSystem(values: { browser: string; system: string }): string;
    unnamed: string;
    mail: {
      addedSubject: string;
      added(values: { name: string; site: string }): string;
      addedByOther: string;
      removedSubject: string;
      removed(values: { name: string; site: string }): string;
      removedByOther: string;
      link: string;
    };
  };
  pastes: {
    content: string;
    halfCharacter: string;
    tooLarge(values: { maxBytes: number }): string;
    language(values: { names: string }): string;
    title(values: { max: number }): string;
    profile: string;
    previewTooLarge(values: { maxBytes: number }): string;
  };
  requests: {
    noSuchRequest: string;
    tooMany(values: { max: number }): string;
    deleted: string;
    drop: {
      over: string;
      full: string;
      passwordNeeded: string;
      noRoom: string;
      tooManyAtOnce: string;
      notForSenders(values: { name: string }): string;
      sender(values: { max: number }): string;
      lengthNeeded: string;
    };
    page: {
      asks(values: { username: string }): string;
      files(values: { count: number }): string;
      eachBytes(values: { max: number }): string;
      allBytes(values: { left: number }): string;
      types(values: { types: string }): string;
      stripGps: string;
      stripAll: string;
      until(values: { at: Date }): string;
      yourName: string;
      choose: string;
      dropThem: string;
      send: string;
      received(values: { count: number }): string;
      notAll: string;
      allSent: string;
      interrupted: string;
      ended: string;
      endedWhy: string;
      fullTitle: string;
      fullWhy: string;
      locked: string;
      thanks: string;
    };
    transfer: {
      waiting: string;
      sending: string;
      paused: string;
      retrying: string;
      sent: string;
      failed: string;
      proxyBlocks: string;
      namedProxyBlocks(values: { proxy: string }): string;
      pause: string;
      resume: string;
      remove: string;
      retry: string;
    };
    mail: {
      subject(values: { title: string }): string;
      lead(values: { title: string; count: number }): string;
      file(values: { name: string; sender: string }): string;
      more(values: { count: number }): string;
      off: string;
      link: string;
    };
  };
  secondFactorRules: {
    needed(values: { url: string }): string;
    reset: string;
    nothingToReset: string;
    ownFactors: string;
    passkeysAlone: string;
    mail: {
      subject: string;
      removed(values: { site: string }): string;
      notYou: string;
      link: string;
    };
  };
  proxySignIn: {
    notThroughProxy: string;
    noName: string;
    nameUnusable: string;
    fromOtherSite: string;
  };
  secondFactors: {
    required: string;
    codeInvalid: string;
    signInExpired: string;
    confirmWithFactor: string;
    confirmBySigningIn: string;
    appIsSetUp: string;
    noApp: string;
    setUpExpired: string;
    codesNeedFactor: string;
    lastWayIn: string;
    appRemoved: string;
    mail: {
      added: {
        subject: string;
        text(values: { site: string }): string;
      };
      removed: {
        subject: string;
        text(values: { site: string }): string;
      };
      codeUsed: {
        subject: string;
        text(values: { site: string }): string;
        left(values: { left: number }): string;
      };
      notYou: string;
      link: string;
    };
  };
  settings: {
    locked(values: { name: string; variable: string }): string;
    otherAddress: string;
    refused: {
      address(values: { name: string }): string;
      switch(values: { name: string }): string;
      size(values: { name: string }): string;
      duration(values: { name: string; endless: string }): string;
      count(values: { name: string; min: number; max: number }): string;
      text(values: { name: string; max: number }): string;
      types(values: { name: string }): string;
      accent(values: { name: string }): string;
      links(values: { name: string; max: number; example: string }): string;
      page(values: { name: string; max: number }): string;
    };
  };
  setup: {
    sent(values: { email: string }): string;
    mailOff: string;
    noEmail: string;
    failed: {
      connection(values: { server: string; reason: string }): string;
      login(values: { server: string; reason: string }): string;
      mail(values: { server: string; reason: string }): string;
    };
    mail: {
      subject: string;
      text(values: { site: string }): string;
    };
  };
  signIn: {
    providerRefused: string;
    providerUnavailable: string;
    noProvider: string;
    expired: string;
    passwordOff: string;
    identityTaken: string;
    noSuchIdentity: string;
    linkInvalid: string;
    unlinked: string;
  };
  tags: {
    name(values: { max: number }): string;
    list(values: { field: string }): string;
    tooManyOfFile(values: { max: number }): string;
    tooMany(values: { max: number }): string;
    taken(values: { name: string }): string;
    addedAndRemoved(values: { name: string }): string;
    favorite: string;
    noSuchTag: string;
    applied: string;
    deleted: string;
    filterName(values: { max: number }): string;
    filterTaken(values: { name: string }): string;
    tooManyFilters(values: { max: number }): string;
    noSuchFilter: string;
    filterDeleted: string;
  };
  tokens: {
    insufficientScope(values: { scope: string }): string;
    sessionOnly: string;
    wrongAddress: string;
    rangeInvalid(values: { range: string }): string;
    tooMany(values: { max: number }): string;
    noSuchToken: string;
    noSuchProfile: string;
    profileUnknown(values: { name: string }): string;
    profileLocked: string;
    lockedToNothing: string;
    profileExpires: string;
    profileName(values: { max: number }): string;
    profileTaken(values: { name: string }): string;
    profileInUse(values: { token: string }): string;
    tooManyProfiles(values: { max: number }): string;
    bytesSpent: string;
    defaultIsOff: string;
    defaultDisabled: string;
    revoked: string;
    profileDeleted: string;
  };
  trash: {
    moved: string;
    emptied: string;
    hasEnded: string;
    expiryMail: {
      subject(values: { count: number }): string;
      lead(values: { count: number }): string;
      file(values: { name: string; at: Date }): string;
      more(values: { count: number }): string;
      off: string;
      link: string;
    };
  };
}

/** What the web app says, by the part that a page loads. */
export interface WebParts {
  admin: {
    admin: {
      name: string;
      administration: string;
      loading: string;
      failedToLoad: string;
      tabs: {
        overview: string;
        pendingUsers: string;
        pendingDomains: string;
        users: string;
        uploads: string;
        audit: string;
        invitations: string;
        imports: string;
        settings: string;
        usersCount(values: { count: number }): string;
        uploadsCount(values: { count: number }): string;
      };
      commands: {
        overview: string;
        pendingUsers: string;
        pendingDomains: string;
        users: string;
        uploads: string;
        settings: string;
        audit: string;
        auditKeywords: string;
        invitations: string;
        invitationsKeywords: string;
        imports: string;
        importKeywords: string;
      };
      overview: {
        totalUsers: string;
        pendingUsers: string;
        totalUploads: string;
        totalDomains: string;
        pendingDomains: string;
        shortcuts: string;
        reviewUsers: string;
        reviewDomains: string;
        nothingWaits: string;
        accountsWait(values: { count: number }): string;
        domainsWait(values: { count: number }): string;
        setup: string;
        setupText: string;
        setupGo: string;
        proxy: string;
        proxyText(values: { address: string }): string;
        proxyPage: string;
        strip: {
          title: string;
          text: string;
          on: string;
          off: string;
        };
        installed(values: { version: string }): string;
        newer(values: { version: string }): string;
        notes: string;
      };
      growth: {
        title: string;
        files: string;
        bytes: string;
        summary(values: { uploads: number; storedBytes: number }): string;
        day(values: { date: string; uploads: number; storedBytes: number }): string;
        atMost(values: { count: number }): string;
        atMostBytes(values: { bytes: number }): string;
      };
      storage: {
        title: string;
        loading: string;
        notShown: string;
        inDisk(values: { count: number }): string;
        inBucket(values: { count: number }): string;
        trashed(values: { count: number; bytes: number }): string;
        free(values: { freeBytes: number; totalBytes: number }): string;
      };
      largest: {
        title: string;
        loading: string;
        notShown: string;
        none: string;
      };
      records: {
        actions: string;
        notLoaded: string;
        sortBy: string;
        approve: string;
        approveNamed(values: { name: string }): string;
        reject: string;
        rejectNamed(values: { name: string }): string;
      };
      sorts: {
        newest: string;
        oldest: string;
        username: string;
        mostUploads: string;
        mostStorage: string;
        name: string;
        largest: string;
        viewsDown: string;
        downloadsDown: string;
        openedDown: string;
      };
      files: {
        title: string;
        uploads: string;
        search: string;
        type: string;
        allTypes: string;
        account: string;
        accounts: string;
        clearAccount(values: { name: string }): string;
        empty: string;
        loadingUploads: string;
        loadingFiles: string;
        file: string;
        user: string;
        unknownUser: string;
        size: string;
        uploaded: string;
        open(values: { name: string }): string;
        delete(values: { name: string }): string;
        deleteTitle: string;
        deleteQuestion: string;
        deleteOutcome: string;
        deleteSelected(values: { count: number }): string;
        deleteManyOutcome(values: { count: number }): string;
        deleted: string;
        deletedMany(values: { count: number }): string;
        failedToDelete: string;
      };
      domains: {
        title: string;
        pending: string;
        pendingTitle: string;
        empty: string;
        noPending: string;
        loading: string;
        loadingPending: string;
        domain: string;
        user: string;
        status: string;
        measured: string;
        requested: string;
        approved: string;
        failedToApprove: string;
        rejectTitle: string;
        rejectText(values: { user: string; domain: string }): string;
        reason: string;
        rejected: string;
        failedToReject: string;
        check: string;
        checkNamed(values: { domain: string }): string;
        checked(values: { domain: string }): string;
        failedToCheck: string;
        disabledSince(values: { time: string }): string;
        notLive: string;
        live: string;
        notReached: string;
      };
      invitations: {
        title: string;
        openTitle: string;
        empty: string;
        loading: string;
        off: string;
        registrationOpen: string;
        registrationClosed: string;
        made: string;
        used: string;
        usedOf(values: { uses: number; max: number }): string;
        validUntil: string;
        revoke: string;
        revoked: string;
        failedToRevoke: string;
        invite: string;
        for: string;
        people(values: { count: number }): string;
        validFor: string;
        days(values: { count: number }): string;
        make: string;
        failedToMake: string;
        copyHint: string;
        copyLink: string;
        copied: string;
        failedToCopy: string;
      };
    };
    audit: {
      title: string;
      empty: string;
      noMatch: string;
      loading: string;
      search: string;
      searchHint: string;
      allActions: string;
      from: string;
      to: string;
      action: string;
      on: string;
      by: string;
      when: string;
      fromAddress: string;
      thisServer: string;
      notSignedIn: string;
      perch: string;
      download: string;
      failedToDownload: string;
      actions: {
        'user.signed_in': string;
        'user.sign_in_failed': string;
        'user.sign_in_refused': string;
        'user.signed_out': string;
        'user.session_ended': string;
        'user.other_sessions_ended': string;
        'user.registered': string;
        'user.terms_accepted': string;
        'user.created': string;
        'user.renamed': string;
        'user.email_requested': string;
        'user.email_changed': string;
        'user.confirmed': string;
        'user.confirmation_failed': string;
        'user.password_changed': string;
        'user.password_reset': string;
        'user.token_replaced': string;
        'user.token_disabled': string;
        'user.totp_added': string;
        'user.totp_removed': string;
        'user.recovery_codes_made': string;
        'user.recovery_code_used': string;
        'user.second_factor_failed': string;
        'user.second_factors_reset': string;
        'user.passkey_added': string;
        'user.passkey_renamed': string;
        'user.passkey_removed': string;
        'user.identity_linked': string;
        'user.identity_removed': string;
        'user.provider_refused': string;
        'user.sign_in_link_made': string;
        'token.created': string;
        'token.changed': string;
        'token.revoked': string;
        'request.created': string;
        'request.changed': string;
        'request.deleted': string;
        'user.approved': string;
        'user.suspended': string;
        'user.links_kept': string;
        'user.links_stopped': string;
        'user.rejected': string;
        'user.made_admin': string;
        'user.made_user': string;
        'user.quota_changed': string;
        'user.files_deleted': string;
        'user.deleted': string;
        'invite.created': string;
        'invite.revoked': string;
        'brand.logo_set': string;
        'brand.logo_removed': string;
        'domain.requested': string;
        'domain.approved': string;
        'domain.rejected': string;
        'domain.removed': string;
        'domain.redirected': string;
        'domain.brand_changed': string;
        'domain.files_moved': string;
        'domain.enabled': string;
        'domain.disabled': string;
        'setting.changed': string;
        'link.deleted': string;
        'upload.changed': string;
        'upload.deleted': string;
        'upload.restored': string;
        'album.changed': string;
        'album.deleted': string;
        'import.inspected': string;
        'import.started': string;
        'import.stopped': string;
      };
    };
    factorReset: {
      factors: string;
      none: string;
      app: string;
      passkeys(values: { count: number }): string;
      title: string;
      text(values: { name: string }): string;
      check: string;
      reason: string;
      reasonHint: string;
      reasonRequired: string;
      failed: string;
    };
    users: {
      title: string;
      all: string;
      empty: string;
      search: string;
      loading: string;
      user: string;
      status: string;
      uploads: string;
      storage: string;
      joined: string;
      admin: string;
      view(values: { name: string }): string;
      deleteNamed(values: { name: string }): string;
      nameAndEmail(values: { name: string; email: string }): string;
      pending: {
        title: string;
        label: string;
        empty: string;
        loading: string;
        registered: string;
        select(values: { name: string }): string;
        selectAll: string;
        approveSelected(values: { count: number }): string;
        approved(values: { count: number }): string;
        failedToApprove: string;
      };
      reject: {
        title: string;
        keeps: string;
        deletes: string;
        keep: string;
        withoutEmail: {
          deletes: string;
          keep: string;
        };
        rejected: string;
        failed: string;
      };
      delete: {
        title: string;
        question: string;
        outcome: string;
        block: string;
        blocks(values: { email: string }): string;
        deleted: string;
        alreadyDeleted: string;
        notImplemented: string;
        failed: string;
      };
      suspend: {
        title: string;
        text(values: { name: string }): string;
        keepsLinks: string;
        stopsLinks: string;
        keepLinks: string;
        deleteFiles: string;
        deletesFiles(values: { count: number }): string;
        failedToDeleteFiles: string;
      };
      account: {
        loading: string;
        failed: string;
        email: string;
        role: string;
        roleAdmin: string;
        roleUser: string;
        storageOf(values: { usedBytes: number; maxBytes: number }): string;
        links: string;
        linksWorking: string;
        linksStopped: string;
        changed: string;
        failedToChange: string;
      };
      changes: {
        letIn: {
          label: string;
          question(values: { name: string }): string;
        };
        makeUser: {
          label: string;
          question(values: { name: string }): string;
        };
        makeAdmin: {
          label: string;
          question(values: { name: string }): string;
        };
        stopLinks: {
          label: string;
          question(values: { name: string }): string;
        };
        keepLinks: {
          label: string;
          question(values: { name: string }): string;
        };
      };
      quota: {
        label: string;
        none: string;
        default(values: { defaultBytes: number }): string;
        invalid(values: { first: string; second: string }): string;
        save: string;
        saved: string;
        failed: string;
      };
    };
  };
  'admin-settings': {
    adminSettings: {
      lead: string;
      sections: string;
      loadFailed: string;
      saved: string;
      saveFailed: string;
      save: string;
      discard: string;
      unsaved: string;
      changes(values: { count: number }): string;
      locked(values: { variable: string }): string;
      byDefault(values: { value: string }): string;
      groups: {
        limits: string;
        signIn: string;
        appearance: string;
        brand: string;
        legal: string;
        links: string;
      };
      legalLead: string;
      labels: {
        publicUrl: string;
        registration: string;
        emailRequired: string;
        requireSecondFactor: string;
        userQuota: string;
        maxFileSize: string;
        defaultLanguage: string;
        defaultTheme: string;
        name: string;
        accent: string;
        footerLinks: string;
        imprint: string;
        privacy: string;
        terms: string;
        defaultExpiry: string;
        maxExpiry: string;
        trashDays: string;
        slugScheme: string;
        slugLength: string;
        previews: string;
        embeds: string;
        embedVideoMax: string;
        embedComponents: string;
        indexing: string;
        stripMetadata: string;
        allowedTypes: string;
        refusedTypes: string;
        productOnPages: string;
      };
      hints: {
        emailRequired: string;
        requireSecondFactor: string;
        userQuota: string;
        maxFileSize: string;
        defaultLanguage: string;
        defaultTheme: string;
        name: string;
        accent: string;
        terms: string;
        defaultExpiry: string;
        maxExpiry: string;
        trashDays: string;
        slugScheme: string;
        slugLength: string;
        previews: string;
        embeds: string;
        embedVideoMax: string;
        indexing: string;
        stripMetadata: string;
        allowedTypes: string;
        refusedTypes: string;
        embedComponents: string;
        productOnPages: string;
      };
      choices: {
        registration: {
          approval: string;
          open: string;
          invite: string;
          closed: string;
        };
        requireSecondFactor: {
          off: string;
          admins: string;
          all: string;
        };
        slugScheme: {
          base62: string;
          words: string;
          date: string;
          uuid: string;
          name: string;
        };
        stripMetadata: {
          off: string;
          gps: string;
          all: string;
        };
        previews: {
          on: string;
          pictures: string;
          off: string;
        };
        embedComponents: {
          off: string;
          albums: string;
          all: string;
        };
      };
      switches: {
        emailRequired: {
          on: string;
          off: string;
        };
      };
      on: string;
      off: string;
      unit(values: { label: string }): string;
      units: {
        m: string;
        h: string;
        d: string;
        w: string;
        never: string;
      };
      allTypes: string;
      noTypes: string;
      noQuota: string;
      noAccent: string;
      chooseColor: string;
      inDark: string;
      inLight: string;
      link(values: { position: number }): string;
      linkLabel: string;
      linkUrl: string;
      addLink: string;
      removeLink(values: { position: number }): string;
      linksMax(values: { max: number }): string;
      pageSize(values: { used: number; max: number }): string;
      problems: {
        wholeNumber(values: { min: number; max: number }): string;
        types: string;
        size: string;
        text(values: { max: number }): string;
        name(values: { max: number }): string;
        noColor: string;
        unreadableInDark(values: { ratio: number; needed: number }): string;
        unreadableInLight(values: { ratio: number; needed: number }): string;
        linkText(values: { max: number }): string;
        linkAddress: string;
        pageTooLong(values: { max: number }): string;
      };
    };
  };
  albums: {
    albums: {
      files(values: { count: number }): string;
      yours: string;
      create: string;
      createNamed(values: { name: string }): string;
      created(values: { name: string }): string;
      notCreated: string;
      saved: string;
      notSaved: string;
      loading: string;
      notShown: string;
      none: string;
      noneHint: string;
      noneFound(values: { search: string }): string;
      search: string;
      changedLast: string;
      all: string;
      visibility: {
        label: string;
        unlisted: string;
        public: string;
        private: string;
      };
      visibilityHints: {
        unlisted: string;
        public: string;
        private: string;
      };
      fields: {
        name: string;
        nameMissing: string;
        description: string;
        slugHint: string;
        slugReplaced: string;
        ownLinks: string;
        withoutPassword: string;
        afterExpiry: string;
        make: string;
      };
      page: {
        notShown: string;
        filesNotShown: string;
        copyLink: string;
        linkCopied: string;
        linkNotCopied: string;
        open: string;
        download: string;
        settings: string;
        rename: string;
        upload: string;
        choose: string;
        dropHint: string;
        empty: string;
        emptyHint: string;
      };
      removal: {
        action: string;
        question(values: { name: string }): string;
        filesStay: string;
        linksOpen: string;
        done: string;
        failed: string;
      };
      order: {
        handle(values: { name: string }): string;
        hint: string;
        moved(values: { name: string; place: number; total: number }): string;
        notSaved: string;
        sort: string;
        sortTitle: string;
        note: string;
        done: string;
      };
      cover: {
        set(values: { name: string }): string;
        is: string;
        done: string;
        failed: string;
      };
      member: {
        remove(values: { name: string }): string;
        removeSelected: string;
        removed(values: { count: number }): string;
        notRemoved: string;
        notPutBack: string;
      };
      adding: {
        title(values: { count: number }): string;
        drop: string;
        search: string;
        added(values: { name: string; count: number }): string;
        failed: string;
        all: string;
        some(values: { count: number; total: number }): string;
        done: string;
        inNone: string;
        leave(values: { name: string }): string;
      };
    };
  };
  domains: {
    domains: {
      page: string;
      aboutApproval: string;
      approvalText: string;
      list: {
        title: string;
        failed: string;
        empty: string;
        emptyText: string;
        loading: string;
      };
      card: {
        domainAdded(values: { date: string }): string;
        subdomainAdded(values: { date: string }): string;
        remove(values: { domain: string }): string;
        reason: string;
        rejected(values: { label: string; reason: string }): string;
        rejectedWithout(values: { label: string }): string;
        openNamed(values: { domain: string }): string;
      };
      defaults: {
        label: string;
        on(values: { domain: string }): string;
        off: string;
        linksOn: string;
        link: string;
        linkOn(values: { domain: string }): string;
      };
      options: {
        title: string;
        redirect: string;
        redirectHint: string;
        redirectSaved: string;
        moveFiles: string;
      };
      move: {
        title: string;
        text(values: { domain: string }): string;
        target: string;
        thisServer: string;
        thisServerAt(values: { host: string }): string;
        nothingMoved: string;
        moved(values: { count: number }): string;
        failed: string;
      };
      remove: {
        title: string;
        confirm: string;
        question(values: { domain: string }): string;
        outcome: string;
        removed: string;
        failed: string;
      };
      add: {
        title: string;
        submit: string;
        type: string;
        types: {
          subdomain: string;
          domain: string;
        };
        names: {
          subdomain: string;
          domain: string;
        };
        subdomainExample: string;
        base: string;
        subdomainNeeded: string;
        baseNeeded: string;
        domainNeeded: string;
        requested: string;
      };
      check: {
        label: string;
        named(values: { domain: string }): string;
        checked(values: { domain: string }): string;
      };
      records: {
        title: string;
        prove: string;
        name: string;
        copyTxtName: string;
        copyTxtValue: string;
        copyName: string;
        copyValue(values: { type: string; value: string }): string;
        hint: string;
        copied: string;
        failedToCopy: string;
      };
      pointing: {
        addresses(values: { count: number; types: string }): string;
        nameOrAddresses(values: { count: number; types: string }): string;
        alias(values: { target: string }): string;
        name(values: { target: string }): string;
      };
      steps: {
        rejected: string;
        disabled(values: { time: string }): string;
        live: string;
        subdomainPending: string;
        subdomainChecking: string;
        subdomainWaiting: string;
        pointPending: string;
        pointApproved: string;
        approvalPending: string;
        waitingForHttps: string;
        putRecordBack: string;
        addRecordPending: string;
        addRecordApproved: string;
      };
    };
  };
  'file-details': {
    fileDetails: {
      close: string;
      previous: string;
      next: string;
      notShown: string;
      open: string;
      delete: string;
      properties: string;
      facts: {
        size: string;
        mimeType: string;
        pixels: string;
        duration: string;
        pages: string;
        camera: string;
        uploaded: string;
        views: string;
        downloads: string;
        sha256: string;
      };
      exactSize(values: { bytes: number }): string;
      share: {
        title: string;
        which: string;
        links: {
          view: string;
          raw: string;
        };
        qr: string;
        qrOf(values: { name: string }): string;
        system: string;
        codes: string;
      };
      forms: {
        download: string;
        thumbnail: string;
        image: string;
        markdown: string;
        html: string;
        bbcode: string;
      };
      preview(values: { name: string }): string;
      notPreviewed: string;
      empty: string;
      readPdf: string;
      albumLocks: {
        password(values: { name: string }): string;
        expires(values: { name: string; date: string }): string;
        expired(values: { name: string }): string;
      };
      poster: {
        use: string;
        automatic: string;
        done: string;
        failed: string;
      };
      viewer: {
        title: string;
        open: string;
        close: string;
        place(values: { place: number; count: number }): string;
        play: string;
        pause: string;
        details: string;
      };
    };
    shortcuts: {
      close: string;
      jump: string;
      searchInList: string;
      upload: string;
      move: string;
      select: string;
      favorite: string;
      view: string;
      zoom: string;
      space: string;
      del: string;
      slideShow: string;
      goTo: {
        dashboard: string;
        uploads: string;
        albums: string;
        requests: string;
        links: string;
        domains: string;
        settings: string;
        admin: string;
      };
      showList: string;
      closeOrClear: string;
      singleKeys: string;
    };
  };
  general: {
    accountFields: {
      email: {
        label: string;
        optional: string;
        without: string;
        required: string;
        invalid: string;
        mixed: string;
      };
      username: {
        label: string;
        required: string;
        invisible: string;
        mixed: string;
      };
      password: {
        label: string;
        confirm: string;
        required: string;
        tooShort(values: { characters: number }): string;
        tooLong(values: { characters: number }): string;
        different: string;
      };
      newPassword: {
        label: string;
        confirm: string;
        required: string;
        tooShort(values: { characters: number }): string;
        tooLong(values: { characters: number }): string;
        different: string;
      };
    };
    brand: {
      siteLinks: string;
      pages: {
        imprint: string;
        privacy: string;
        terms: string;
      };
      terms: {
        title: string;
        lead: string;
        openAlone: string;
        accept: string;
        agree(values: { link: string }): string;
        linkText: string;
      };
      logo: {
        label: string;
        hint(values: { maxBytes: number; min: number; max: number }): string;
        choose: string;
        replace: string;
        remove: string;
        saved: string;
        removed: string;
      };
      domain: {
        hint: string;
        name: string;
        accent: string;
        saved(values: { domain: string }): string;
      };
    };
    clients: {
      title: string;
      lead: string;
      cards: {
        sharex: {
          text: string;
        };
        ishare: {
          name: string;
          system: string;
          text: string;
          download: string;
          downloaded: string;
        };
        shell: {
          name: string;
          system: string;
          text: string;
          download: string;
          downloaded: string;
        };
        curl: {
          name: string;
          system: string;
          text: string;
          download: string;
          downloaded: string;
        };
      };
      commandLine: {
        name: string;
        text: string;
        copyLogin: string;
        copyUp: string;
        copied: string;
        copyFailed: string;
      };
      shareX: {
        title: string;
        lead: string;
        download: string;
        copy: string;
        copyNamed: string;
        tile: string;
        tileHint: string;
        copied: string;
        downloaded: string;
      };
      shareXLinks: {
        name: string;
        title: string;
        text: string;
        download: string;
        downloaded: string;
      };
      notCopied: string;
      notDownloaded: string;
      commandKeywords: string;
      commands: {
        sharex: {
          copy: string;
          copyFor(values: { domain: string }): string;
          copied: string;
          download: string;
          downloadFor(values: { domain: string }): string;
          downloaded: string;
        };
        ishare: {
          copy: string;
          copyFor(values: { domain: string }): string;
          copied: string;
          download: string;
          downloadFor(values: { domain: string }): string;
          downloaded: string;
        };
        shell: {
          copy: string;
          copyFor(values: { domain: string }): string;
          copied: string;
          download: string;
          downloadFor(values: { domain: string }): string;
          downloaded: string;
        };
        curl: {
          copy: string;
          copyFor(values: { domain: string }): string;
          copied: string;
          download: string;
          downloadFor(values: { domain: string }): string;
          downloaded: string;
        };
      };
    };
    commands: {
      groups: {
        pages: string;
        actions: string;
        files: string;
        recentFiles: string;
        links: string;
        clients: string;
        albums: string;
        tags: string;
      };
      palette: string;
      open: string;
      search: string;
      searchHint: string;
      results: string;
      resultCount(values: { count: number }): string;
      searching: string;
      nothingFound(values: { typed: string }): string;
      logOut: string;
      logOutKeywords: string;
      shortcutsTitle: string;
      shortcutsKeywords: string;
    };
    controls: {
      clearSearch: string;
      showField(values: { label: string }): string;
      hideField(values: { label: string }): string;
      keepToken: string;
      keepTokenHint: string;
      controlKey: string;
      pager: {
        pages: string;
        previous: string;
        next: string;
        page(values: { page: number }): string;
        range(values: { first: number; last: number; total: number }): string;
      };
      statuses: {
        approved: string;
        pending: string;
        rejected: string;
      };
      noLimit: string;
      calendar: {
        choose: string;
        clear: string;
        previousMonth: string;
        nextMonth: string;
        previousYear: string;
        nextYear: string;
        previousDecade: string;
        nextDecade: string;
        hours: string;
        minutes: string;
        done: string;
      };
    };
    dashboard: {
      title: string;
      welcome: {
        title: string;
        greeting(values: { username: string }): string;
      };
      totalUploads: string;
      recentUploads(values: { count: number; days: number }): string;
      trashed(values: { count: number }): string;
      totalSize: string;
      recentSize(values: { size: number; days: number }): string;
      quotaUsed(values: { percent: number; maxBytes: number }): string;
      status: {
        title: string;
        active: string;
        administrator: string;
        user: string;
        memberSince: string;
        storageLimit: string;
      };
      collections: {
        title: string;
        albums: string;
        tags: string;
        requests: string;
        links: string;
        clicks: string;
      };
      notShown: string;
      quickActions: {
        title: string;
        upload: string;
        uploadHint: string;
        domains: string;
        domainsHint: string;
        settings: string;
        settingsHint: string;
      };
      byType: {
        title: string;
        loading: string;
        notShown: string;
        none: string;
        files(values: { count: number; share: string }): string;
        percent(values: { percent: number }): string;
        belowOnePercent: string;
      };
      expiring: {
        title: string;
        loading: string;
        notShown: string;
        none: string;
      };
    };
    domainChecks: {
      ownership: string;
      pointing: string;
      https: string;
      words: {
        unchecked: string;
        proven: string;
        notProven: string;
        points: string;
        doesNotPoint: string;
        works: string;
        doesNotWork: string;
        notYet: string;
      };
      triedSoon: string;
      triedOnceApproved: string;
      result(values: { check: string; word: string }): string;
      resultWithReason(values: { check: string; word: string; reason: string }): string;
      reason(values: { reason: string }): string;
      lastChecked(values: { when: string }): string;
    };
    format: {
      fileTypes: {
        image: string;
        video: string;
        audio: string;
        text: string;
        archive: string;
        other: string;
      };
      scripts: {
        latin: string;
        cyrillic: string;
        greek: string;
        armenian: string;
        hebrew: string;
        arabic: string;
        devanagari: string;
        thai: string;
        georgian: string;
        cherokee: string;
        han: string;
        hiragana: string;
        katakana: string;
        hangul: string;
        bopomofo: string;
      };
      timeLeft: {
        seconds(values: { seconds: number }): string;
        minutes(values: { minutes: number }): string;
        hours(values: { hours: number }): string;
        hoursAndMinutes(values: { hours: number; minutes: number }): string;
      };
      mixedScripts(values: { label: string; names: string }): string;
      lookalikeScript(values: { label: string; name: string }): string;
    };
    general: {
      cancel: string;
      delete: string;
      dismiss: string;
      download: string;
      loading: string;
      open: string;
      proxyBlocks: string;
      namedProxyBlocks(values: { proxy: string }): string;
      save: string;
      stepOf(values: { step: number; steps: number }): string;
      tryAgain: string;
      unexplained: string;
      unknownAnswer: string;
      unreachable: string;
    };
    language: {
      label: string;
      lead: string;
      asBrowser(values: { language: string }): string;
      notLoaded(values: { language: string }): string;
      notSaved: string;
    };
    layout: {
      skipToContent: string;
      sidebar: string;
      menu: string;
      openMenu: string;
      mainMenu: string;
      logout: string;
      welcomeBack(values: { username: string }): string;
      pages: {
        dashboard: string;
        uploads: string;
        albums: string;
        requests: string;
        links: string;
        domains: string;
        settings: string;
        admin: string;
      };
      sessionExpired: string;
      uploadingNotLoaded: string;
      noAnswer: string;
      pending: {
        title: string;
        lead: string;
        refresh: string;
      };
      errors: {
        missingPage: string;
        missingPageText: string;
        brokenPage: string;
        brokenPageText: string;
        missingSection: string;
        brokenSection: string;
        reload: string;
      };
    };
    secondFactorRules: {
      title: string;
      lead: string;
      setUp: string;
    };
    theme: {
      title: string;
      lead: string;
      notSaved: string;
      dark: string;
      darkHint: string;
      light: string;
      lightHint: string;
      system: string;
      systemHint: string;
      isDark: string;
      isLight: string;
      isSystem: string;
    };
    transfers: {
      tray: string;
      unfold: string;
      fold: string;
      close: string;
      allFiles: string;
      summary: {
        uploading(values: { current: number; total: number }): string;
        uploaded(values: { count: number }): string;
        paused(values: { count: number }): string;
        failed(values: { count: number }): string;
        separator: string;
      };
      spokenPercent(values: { name: string; percent: number }): string;
      spokenWaiting(values: { name: string }): string;
      progress: {
        waiting(values: { size: number }): string;
        percent(values: { percent: number }): string;
        sending(values: { percent: number; bytesPerSecond: number; timeLeft: string }): string;
        stalled(values: { percent: number }): string;
        storing(values: { percent: number }): string;
        paused(values: { size: number }): string;
        pausedAt(values: { percent: number; size: number }): string;
        uploaded(values: { size: number }): string;
        waitingForServer(values: { nextTry: string }): string;
        nextTry(values: { seconds: number }): string;
        tryingAgain: string;
      };
      actions: {
        retry(values: { name: string }): string;
        tryNow(values: { name: string }): string;
        pause(values: { name: string }): string;
        resume(values: { name: string }): string;
        cancel(values: { name: string }): string;
        dismiss(values: { name: string }): string;
        retryFailed(values: { count: number }): string;
        pauseAll: string;
        resumeAll: string;
        clearFinished: string;
        cancelAll: string;
      };
      outcomes: {
        stored(values: { name: string }): string;
        failed(values: { name: string }): string;
        tooLarge(values: { size: number; maxBytes: number }): string;
        fileChanged: string;
        noLink: string;
        needsReload: string;
      };
      interrupted: {
        title(values: { count: number }): string;
        choose(values: { count: number }): string;
        hint(values: { count: number }): string;
        list: string;
        progress(values: { name: string }): string;
        status(values: { size: number }): string;
        statusAt(values: { percent: number; sent: number; size: number }): string;
        discard: string;
        discardNamed(values: { name: string }): string;
        notDiscarded: string;
      };
    };
    uploads: {
      title: string;
      searchTitle(values: { search: string }): string;
      loading: string;
      notShown: string;
      none: string;
      pick: {
        button: string;
        options: string;
        drop(values: { browse: string }): string;
        browse: string;
        limit(values: { maxBytes: number }): string;
        anyType: string;
        more: string;
        newPaste: string;
        newPasteHint: string;
        dropNow: string;
        dropInto(values: { album: string }): string;
        nothingDropped: string;
        unreadable: string;
        chooseAgain: string;
        pastedName(values: { moment: string }): string;
      };
      list: {
        title: string;
        skip: string;
        typeFilter: string;
        allTypes: string;
        search: string;
        searchHint: string;
        sortBy: string;
        sortings: {
          newest: string;
          oldest: string;
          nameUp: string;
          nameDown: string;
          largest: string;
          smallest: string;
          viewsDown: string;
          viewsUp: string;
          downloadsDown: string;
          downloadsUp: string;
          openedDown: string;
          openedUp: string;
        };
        layout: string;
        layouts: {
          list: string;
          grid: string;
        };
        columns: {
          name: string;
          size: string;
          views: string;
          downloads: string;
          createdAt: string;
          actions: string;
        };
        views(values: { count: number }): string;
        downloads(values: { count: number }): string;
        noneFound(values: { search: string }): string;
        perhapsOtherType: string;
        noneOfType: string;
        showAll: string;
        count(values: { count: number }): string;
        more: string;
      };
      selection: {
        select(values: { name: string }): string;
        selectPage: string;
        selectShown: string;
        actions: string;
        clear: string;
        selected(values: { count: number }): string;
        copyLinks: string;
        copied(values: { count: number }): string;
        notCopied(values: { count: number }): string;
      };
      actions: {
        preview(values: { name: string }): string;
        download(values: { name: string }): string;
        delete(values: { name: string }): string;
        copyUrl(values: { name: string }): string;
        urlCopied: string;
        urlNotCopied: string;
      };
      commands: {
        upload: string;
        uploadKeywords: string;
        pasteKeywords: string;
        copyUrlKeywords: string;
      };
      deletion: {
        title(values: { count: number }): string;
        confirm(values: { count: number }): string;
        question(values: { count: number }): string;
        linksStop(values: { count: number }): string;
        deleted(values: { count: number }): string;
        failed(values: { count: number }): string;
      };
      recent: {
        title: string;
        all: string;
        first: string;
        hint: string;
      };
      details: {
        title: string;
        copyUrl: string;
        facts: {
          domain: string;
        };
        thisServer: string;
        copyValue(values: { label: string }): string;
        valueCopied(values: { label: string }): string;
        valueNotCopied(values: { label: string }): string;
        onlyBeginning: string;
      };
    };
  };
  imports: {
    imports: {
      title: string;
      new: {
        title: string;
        lead: string;
        loading: string;
        failed: string;
        notInspected: string;
        noFolder: string;
        noFolderHint(values: { folder: string }): string;
        inspect: string;
        inspectHint: string;
        product: string;
        productHint: string;
        database: string;
        databaseHints: {
          file: string;
          folder: string;
          url: string;
        };
        choose: string;
        files: string;
        filesHint: string;
        hosts: string;
        hostsHint(values: { host: string }): string;
        missing: string;
        options: string;
        noDatabaseUrl: string;
        noDatabase(values: { folder: string }): string;
        whereHint(values: { folder: string }): string;
        notWhole(values: { folder: string }): string;
      };
      options: {
        link: string;
        links: {
          copy: string;
          hard: string;
          move: string;
        };
        linkHints: {
          copy: string;
          hard: string;
          move: string;
        };
        maxViews: string;
        maxViewsHint: string;
        maxViewsDrop: string;
        maxViewsPage: string;
        owner: string;
        ownerHint: string;
        fileRoute: string;
        linkRoute: string;
        routeHint: string;
        ignoreColumns: string;
        ignoreColumnsHint: string;
        admins: string;
      };
      list: {
        title: string;
        loading: string;
        empty: string;
        product: string;
        state: string;
        by: string;
        made: string;
      };
      phases: {
        inspection: string;
        import: string;
      };
      states: {
        waiting: string;
        running: string;
        stopping: string;
        stopped: string;
        interrupted: string;
        failed: string;
        done: string;
      };
      kinds: {
        accounts: string;
        tokens: string;
        albums: string;
        files: string;
        links: string;
      };
      page: {
        loading: string;
        failed: string;
        waiting: string;
        stopping: string;
        interrupted: string;
        failedImport: string;
        failedInspection: string;
        inspecting: string;
        inspectionStopped: string;
        inspected: string;
        inspectedSkipping: string;
        importing: string;
        stopped: string;
        done: string;
        doneSkipping: string;
        stop: string;
        notStopped: string;
        notStarted: string;
        start: string;
        goOn: string;
        again: string;
        change: string;
        noSpace(values: { size: string; free: string }): string;
        moves: string;
      };
      progress: {
        title: string;
        of(values: { done: string; total: string }): string;
        size: string;
        rate: string;
        perSecond(values: { size: string }): string;
        left: string;
      };
      counts: {
        titleImport: string;
        titleInspection: string;
        kind: string;
        found: string;
        toImport: string;
        imported: string;
        known: string;
        skipped: string;
        free: string;
        tags: string;
        addresses: string;
        copied: string;
      };
      report: {
        title: string;
        by: string;
        all: string;
        loading: string;
        empty: string;
        row: string;
        why: string;
        download: string;
        notDownloaded: string;
        reasons: {
          unreadable: string;
          bytes: string;
          ended: string;
          owner: string;
          limit: string;
          target: string;
          password: string;
          changed: string;
        };
      };
    };
  };
  'link-options': {
    archives: {
      action: string;
      failed: string;
      tooMany(values: { max: number }): string;
      gone: string;
      missing(values: { count: number; names: string }): string;
      quoted(values: { name: string }): string;
    };
    bulkChange: {
      action: string;
      title(values: { count: number }): string;
      kept: string;
      done(values: { count: number }): string;
      failed(values: { count: number }): string;
      failure(values: { name: string; reason: string }): string;
    };
    linkChange: {
      change: string;
      check: string;
      saved: string;
      notSaved: string;
      kind: {
        label: string;
        raw: string;
        view: string;
      };
      expiry: {
        label: string;
        kept(values: { date: string }): string;
        never: string;
        hour: string;
        day: string;
        week: string;
        month: string;
        custom: string;
        time: string;
        past: string;
      };
      downloads: {
        label: string;
        hint: string;
        any: string;
        custom: string;
        count: string;
        invalid(values: { max: number }): string;
      };
      burn: string;
      password: {
        label: string;
        none: string;
        kept: string;
        set: string;
        remove: string;
        text: string;
        missing: string;
      };
      slug: {
        label: string;
        hint(values: { days: number }): string;
        invalid: string;
      };
      rename: {
        action: string;
        label: string;
        hint: string;
        missing: string;
        done: string;
      };
      replace: {
        action: string;
        progress: string;
        done: string;
        failed: string;
        otherType: string;
        otherTypeText(values: { name: string }): string;
        confirm: string;
      };
    };
    linkOptions: {
      badges: {
        ends(values: { when: string }): string;
        endsAt(values: { date: string }): string;
        ended: string;
        locked: string;
        downloadsLeft(values: { count: number }): string;
        burn: string;
        stripFailed: string;
      };
      views: {
        label: string;
        files: string;
        ends: string;
      };
      addToAlbum: string;
      noneEnd: string;
      noneEndHint: string;
    };
    marks: {
      favorite: {
        title: string;
        add(values: { name: string }): string;
        remove(values: { name: string }): string;
        addAll: string;
        removeAll: string;
        added(values: { count: number }): string;
        removed(values: { count: number }): string;
        notChanged: string;
        none: string;
        noneHint: string;
      };
      tags: {
        label: string;
        show(values: { name: string }): string;
        more(values: { count: number }): string;
      };
      filter: {
        open: string;
        active: string;
        tag(values: { name: string }): string;
        album(values: { name: string }): string;
        remove(values: { name: string }): string;
        nothing: string;
        nothingHint: string;
      };
    };
    newPaste: {
      close: string;
      name: string;
      nameHint: string;
      language: string;
      plain: string;
      looksLike(values: { language: string }): string;
      use(values: { language: string }): string;
      text: string;
      keys: string;
      tabLeaves: string;
      size(values: { lines: number; sizeBytes: number }): string;
      tooLarge(values: { sizeBytes: number; maxBytes: number }): string;
      preview: string;
      edit: string;
      previewOf: string;
      longMarkdown: string;
      notPreviewed: string;
      draft: string;
      upload: string;
      uploading: string;
      stored(values: { name: string }): string;
      failed: string;
    };
    newUploads: {
      title: string;
      open: string;
      close: string;
      reset: string;
      remembered: string;
      refused: string;
      copying: {
        label: string;
        refused(values: { count: number }): string;
      };
      preset(values: { value: string }): string;
      after: {
        m(values: { count: number }): string;
        h(values: { count: number }): string;
        d(values: { count: number }): string;
        w(values: { count: number }): string;
      };
      summary: {
        nothing: string;
        ends(values: { when: string }): string;
        endsAt(values: { time: string }): string;
        neverEnds: string;
        downloads(values: { count: number }): string;
        unlimited: string;
        burn: string;
        password: string;
        raw: string;
        view: string;
        slug(values: { slug: string }): string;
        album(values: { name: string }): string;
        tags(values: { count: number }): string;
        strip: {
          off: string;
          gps: string;
          all: string;
        };
      };
      expiry: {
        label: string;
        never: string;
        custom: string;
        time: string;
        past: string;
      };
      downloads: {
        label: string;
        unlimited: string;
        limited: string;
        burn: string;
        count: string;
        invalid(values: { max: number }): string;
      };
      link: {
        label: string;
        raw: string;
        view: string;
      };
      strip: {
        label: string;
        off: string;
        gps: string;
        all: string;
      };
      password: {
        label: string;
        hint: string;
        generate: string;
      };
      slug: {
        label: string;
        hint: string;
        invalid: string;
      };
      album: {
        label: string;
        none: string;
      };
      defaults: {
        notLoaded: string;
        lead: string;
        server(values: { value: string }): string;
        save: string;
        saving: string;
        saved: string;
      };
    };
    trash: {
      title: string;
      note(values: { days: number }): string;
      nothing: string;
      deletedAt(values: { date: string }): string;
      kept(values: { days: number }): string;
      undo: string;
      restore: string;
      restoreNamed(values: { name: string }): string;
      restored(values: { count: number }): string;
      notRestored(values: { count: number }): string;
      removal: {
        action: string;
        actionNamed(values: { name: string }): string;
        title(values: { count: number }): string;
        warning: string;
        done(values: { count: number }): string;
      };
      emptying: {
        action: string;
        question: string;
        done: string;
        failed: string;
      };
    };
  };
  settings: {
    apiAccess: {
      token: {
        title: string;
        lead: string;
        loading: string;
        failed: string;
        label: string;
        copy: string;
        copied: string;
        copyFailed: string;
        replace: string;
        replacing: string;
        replaced: string;
        replaceTitle: string;
        replaceText: string;
        confirmReplace: string;
      };
      guide: {
        title: string;
        lead: string;
        endpoint: string;
        header: string;
        body: string;
        bodyType(values: { type: string }): string;
        field: string;
        allCalls: string;
        reference: string;
        copy: string;
        copied: string;
        copyFailed: string;
      };
    };
    gallery: {
      title: string;
      lead: string;
      wanted: string;
      on: string;
      off: string;
      failed: string;
    };
    security: {
      password: {
        title: string;
        lead: string;
        current: string;
        currentRequired: string;
        submit: string;
        submitting: string;
        changed: string;
      };
      sessions: {
        title: string;
        loading: string;
        failed: string;
        current: string;
        signedIn(values: { date: string }): string;
        lastUsed(values: { date: string }): string;
        browserOnSystem(values: { browser: string; system: string }): string;
        unknownDevice: string;
        end(values: { device: string }): string;
        ended: string;
        endOthers: string;
        endOthersText: string;
        signOut: string;
        othersEnded: string;
      };
    };
    settings: {
      page: string;
      tabs: {
        profile: string;
        security: string;
        api: string;
        tokens: string;
        appearance: string;
        debug: string;
      };
      commands: {
        profile: string;
        security: string;
        api: string;
        tokens: string;
        appearance: string;
        debug: string;
      };
      keywords: {
        profile: string;
        security: string;
        api: string;
        tokens: string;
        appearance: string;
        debug: string;
      };
      confirmation: {
        title: string;
        text: string;
        loading: string;
        failed: string;
        password: string;
        code: string;
        codeHint: string;
        recoveryCode: string;
        codeRequired: string;
        withPasskey: string;
        freshSignIn: string;
        signInAgain: string;
        confirm: string;
      };
      profile: {
        title: string;
        lead: string;
        updated: string;
        updating: string;
        save: string;
        pendingEmail(values: { email: string }): string;
        noEmail: string;
        cancelEmail: string;
        account: string;
        memberSince: string;
        role: string;
        administrator: string;
        user: string;
        uploads: string;
        storageUsed: string;
        storageLimit: string;
      };
      filePages: {
        title: string;
        lead: string;
        pageTitle: string;
        pageDescription: string;
        pageColour: string;
        variables(values: { names: string }): string;
        titleDefault: string;
        descriptionDefault: string;
        colourHint(values: { example: string }): string;
        colourInvalid(values: { example: string }): string;
        components: string;
        componentsHint: string;
        componentsDefault: string;
        componentsChoices: {
          off: string;
          albums: string;
          all: string;
        };
        author: string;
        unknownVariable(values: { name: string }): string;
        preview: string;
        save: string;
        saved: string;
        failed: string;
      };
      passkeyUse: {
        stopped: string;
        failed: string;
        unsupported: string;
      };
      expiryMails: {
        title: string;
        wanted: string;
        hint: string;
        saved: string;
        failed: string;
      };
      debug: {
        issues: string;
        refresh: string;
        noIssues: string;
        userData: string;
        heldInApp: string;
        latestResponse: string;
        loading: string;
        failed: string;
        noEmail: string;
        placeholderEmail(values: { email: string }): string;
        noRole: string;
      };
    };
  };
  setup: {
    setup: {
      title: string;
      back: string;
      skip: string;
      next: string;
      finish: string;
      later: string;
      loadFailed: string;
      copy(values: { text: string }): string;
      copied: string;
      copyFailed: string;
      first: {
        title: string;
        lead: string;
        where: string;
        link: string;
        hint: string;
        open: string;
        invalid: string;
        signIn: string;
      };
      account: {
        title: string;
        lead: string;
        noEmail: string;
      };
      installation: {
        title: string;
        address: string;
        keep(values: { address: string }): string;
        keepHint: string;
        notKept(values: { address: string; later: string }): string;
        fits: string;
        local: string;
        differs: string;
      };
      registration: {
        title: string;
        modes: {
          approval: string;
          open: string;
          invite: string;
          closed: string;
        };
      };
      mail: {
        title: string;
        lead: string;
        off: string;
        server: string;
        sender: string;
        test: string;
        testing: string;
        goesTo(values: { email: string }): string;
        noEmail: string;
      };
      clients: {
        title: string;
        lead: string;
        terminal: string;
        terminalText: string;
        server: string;
        serverText: string;
      };
    };
  };
  sharing: {
    fileRequests: {
      title: string;
      lead(values: { max: number }): string;
      create: string;
      createKeywords: string;
      loading: string;
      failed: string;
      none: string;
      noneHint: string;
      states: {
        open: string;
        closed: string;
        expired: string;
        full: string;
      };
      received(values: { files: number; max: number }): string;
      receivedBytes(values: { size: number; max: number }): string;
      eachUpTo(values: { max: number }): string;
      onlyTypes(values: { types: string }): string;
      inAlbum(values: { album: string }): string;
      notifies: string;
      copy: string;
      copied: string;
      copyFailed: string;
      showFiles: string;
      edit(values: { title: string }): string;
      showQr(values: { title: string }): string;
      close: string;
      reopen: string;
      closed: string;
      reopened: string;
      notMade: string;
      notSaved: string;
      saved: string;
      delete(values: { title: string }): string;
      deleteText: string;
      deleted: string;
      form: {
        change: string;
        dismiss: string;
        title: string;
        titleHint: string;
        titleRequired: string;
        text: string;
        textHint: string;
        more: string;
        afterDays(values: { count: number }): string;
        maxFiles: string;
        fileMegabytes: string;
        fileMegabytesHint: string;
        megabytes: string;
        megabytesHint: string;
        megabytesInvalid: string;
        types: string;
        typesHint: string;
        typesInvalid(values: { type: string }): string;
        album: string;
        noAlbum: string;
        notify: string;
        newPassword: string;
        make: string;
      };
      made: {
        title: string;
        lead: string;
        address: string;
        qr: string;
        open: string;
        done: string;
      };
    };
    received: {
      filter(values: { title: string }): string;
      filterUnnamed: string;
      removeFilter: string;
      request: string;
      deletedRequest: string;
      sender: string;
      unnamed: string;
    };
    shortLinks: {
      title: string;
      create: string;
      createKeywords: string;
      lead(values: { max: number }): string;
      target: string;
      shorten: string;
      more: string;
      targetInvalid: string;
      targetOwn: string;
      made: string;
      notMade: string;
      name: string;
      nameHint: string;
      slugHint: string;
      clicksAllowed: string;
      clicksRemaining: string;
      changeTarget: string;
      newPassword: string;
      clicks(values: { count: number }): string;
      clicksLeft(values: { count: number }): string;
      copy: string;
      copyNamed(values: { name: string }): string;
      copied: string;
      copyFailed: string;
      openTarget(values: { target: string }): string;
      change: string;
      dismiss: string;
      edit(values: { name: string }): string;
      saved: string;
      notSaved: string;
      delete(values: { name: string }): string;
      deleteText: string;
      deleted: string;
      search: string;
      searchHint: string;
      sortBy: string;
      sorts: {
        newest: string;
        oldest: string;
        clicks: string;
      };
      loading: string;
      failed: string;
      none: string;
      noneHint: string;
      noneFound(values: { search: string }): string;
      searched(values: { max: number }): string;
      showAll: string;
    };
    linkCheck: {
      title: string;
      close: string;
      lead: string;
      failed: string;
      onlyAddress: string;
      complete: string;
      gallery(values: { count: number }): string;
      off: string;
      ended: string;
      closed: string;
      local(values: { host: string }): string;
      titleCut: string;
      noPicture: string;
      onlyHttps(values: { program: string }): string;
      pictureTooLarge(values: { bytes: number; program: string; max: number }): string;
      pictureTooNarrow(values: { width: number; program: string; min: number }): string;
      pictureTooLong(values: { ratio: number; program: string }): string;
      still(values: { program: string }): string;
      noPlayer(values: { program: string }): string;
      videoNeedsPicture(values: { program: string }): string;
      videoTooLarge(values: { bytes: number; max: number }): string;
      videoFormat(values: { format: string; program: string }): string;
    };
    shared: {
      title: string;
      later: string;
      files(values: { count: number; size: number }): string;
      more(values: { count: number }): string;
      upload: string;
      discard: string;
      shorten: string;
      refused: string;
      refusedHint: string;
      forget: string;
    };
    activity: {
      title: string;
      loading(values: { days: number }): string;
      notShown(values: { days: number }): string;
      none(values: { days: number }): string;
      noneReceived(values: { days: number }): string;
      opened(values: { views: number; downloads: number; days: number }): string;
      clicked(values: { clicks: number; days: number }): string;
      received(values: { files: number; days: number }): string;
      onDay: {
        opened(values: { date: string; views: number; downloads: number }): string;
        clicked(values: { date: string; clicks: number }): string;
        received(values: { date: string; files: number }): string;
      };
      lastOpened(values: { date: string }): string;
      lastReceived(values: { date: string }): string;
      views: string;
      downloads: string;
      today: {
        title: string;
        loading: string;
        notShown: string;
        none: string;
        views(values: { views: number }): string;
        downloads(values: { downloads: number }): string;
      };
    };
  };
  'sign-in': {
    diagnostics: {
      open: string;
      label: string;
      asking: string;
      noAnswer(values: { seconds: number }): string;
      connectivity: {
        title: string;
        text: string;
        start: string;
        probes: {
          base: string;
          login: string;
          register: string;
        };
        unreachable(values: { tookMs: number }): string;
        exists(values: { status: number; tookMs: number }): string;
        works(values: { status: number; tookMs: number }): string;
        missing(values: { status: number; tookMs: number }): string;
        failing(values: { status: number; tookMs: number }): string;
        foreign(values: { status: number; tookMs: number }): string;
        refused(values: { status: number; tookMs: number }): string;
        allGood: string;
        someBad: string;
        allBad: string;
      };
      login: {
        title: string;
        text: string;
        start: string;
        nothingTyped: string;
        welcome: string;
        ended(values: { answer: string }): string;
        notEnded(values: { answer: string }): string;
        needsSecondFactor: string;
        refused(values: { status: number; answer: string }): string;
      };
      users: {
        title: string;
        text: string;
        start: string;
        serverState(values: { isSetUp: boolean; registration: string }): string;
      };
      cache: {
        title: string;
        text: string;
        start: string;
      };
    };
    signIn: {
      title: string;
      submit: string;
      submitting: string;
      succeeded: string;
      notApproved: string;
      unexplained: string;
      forgotLink: string;
      closed: string;
      byInvitation: string;
      noAccount(values: { link: string }): string;
      createLink: string;
      toLogin: string;
      back: string;
      changing: string;
      register: {
        title: string;
        submit: string;
        submitting: string;
        hasAccount(values: { link: string }): string;
        signInLink: string;
        setUp: string;
        setUpLead: string;
        createAdministrator: string;
        invited: string;
        closed: string;
        byInvitation: string;
        notSetUp: string;
        approval: string;
        waiting: string;
        waitingTitle: string;
        waitingForMail: string;
        waitingWithoutMail: string;
        waitingWithoutNotice: string;
      };
      forgotten: {
        title: string;
        lead: string;
        submit: string;
        submitting: string;
        sent: string;
      };
      reset: {
        title: string;
        submit: string;
        changed: string;
        changedLead: string;
      };
      confirmEmail: {
        title: string;
        lead: string;
        submit: string;
        submitting: string;
        changed: string;
        changedLead: string;
        toSettings: string;
        backToSettings: string;
      };
    };
    signInWays: {
      name: {
        label: string;
        required: string;
      };
      or: string;
      provider(values: { name: string }): string;
      proxy: string;
      passkey: string;
      passkeyBusy: string;
      passkeyFailed: string;
      none: string;
      noRegistration: string;
      second: {
        title: string;
        appCode: string;
        appHint: string;
        recoveryCode: string;
        recoveryHint: string;
        missing: string;
        passkey: string;
        back: string;
        toRecovery: string;
        toApp: string;
      };
      refusals: {
        expired: string;
        noAccount: string;
        refused: string;
        taken: string;
        tooMany: string;
        unavailable: string;
        unexplained: string;
      };
    };
  };
  tags: {
    criteria: {
      title: string;
      time: {
        label: string;
        any: string;
        first: string;
        last: string;
        week: string;
        month: string;
        lastMonth: string;
        thisYear: string;
        older: string;
      };
      size: {
        label: string;
        any: string;
      };
      opened: {
        label: string;
        any: string;
        never: string;
        year: string;
      };
      domain: {
        label: string;
        any: string;
        none: string;
      };
      from(values: { date: string }): string;
      to(values: { date: string }): string;
      minSize(values: { bytes: number }): string;
      maxSize(values: { bytes: number }): string;
      ofDomain(values: { name: string }): string;
      hasPassword: string;
      unopened: string;
      unopenedSince(values: { date: string }): string;
      duplicate: string;
      noAlbum: string;
    };
    savedFilters: {
      title: string;
      hint: string;
      save: string;
      saved: string;
      name: string;
      nameMissing: string;
      nameTooLong(values: { max: number }): string;
      rename(values: { name: string }): string;
      renamed: string;
      overwrite(values: { name: string }): string;
      overwritten: string;
      delete(values: { name: string }): string;
      deleted: string;
    };
    tags: {
      title: string;
      changed: string;
      notChanged: string;
      files(values: { count: number }): string;
      field: {
        placeholder: string;
        hint: string;
        remove(values: { name: string }): string;
        suggestions: string;
        suggested(values: { count: number }): string;
        tooLong(values: { max: number }): string;
        tooMany(values: { max: number }): string;
        invalid: string;
      };
      choice: {
        search: string;
        none: string;
        noneFound: string;
      };
      bulk: {
        title(values: { count: number }): string;
        add: string;
        remove: string;
        submit: string;
        done(values: { count: number }): string;
      };
      manage: {
        open: string;
        back: string;
        lead(values: { max: number }): string;
        failed: string;
        loading: string;
        noneHint: string;
        name: string;
        nameMissing: string;
        rename(values: { name: string }): string;
        renamed: string;
        merge: string;
        mergeTitle: string;
        mergeText(values: { count: number; name: string; before: string }): string;
        merged: string;
        delete(values: { name: string }): string;
        deleteText(values: { count: number }): string;
        deleted: string;
      };
    };
    cleanup: {
      title: string;
      lead: string;
      loading: string;
      failed: string;
      show: string;
      openTrash: string;
      move: string;
      progress(values: { done: number; all: number }): string;
      moved(values: { count: number }): string;
      restored(values: { count: number }): string;
      amount(values: { count: number; bytes: number }): string;
      nothing: string;
      large: {
        title: string;
        hint: string;
      };
      unopened: {
        title: string;
        hint: string;
      };
      duplicates: {
        title: string;
        hint: string;
      };
      unsorted: {
        title: string;
        hint: string;
      };
      trash: {
        title: string;
        hint: string;
      };
    };
    matching: {
      select(values: { count: number }): string;
      selectUncounted: string;
      selected(values: { count: number }): string;
      selectedUncounted: string;
      deletion: string;
      deleteUncounted: string;
      changed(values: { count: number }): string;
      refused(values: { count: number }): string;
    };
  };
  tokens: {
    identities: {
      title: string;
      lead: string;
      none: string;
      loading: string;
      failed: string;
      link(values: { provider: string }): string;
      added(values: { date: string }): string;
      lastUsed(values: { date: string }): string;
      neverUsed: string;
      unlink(values: { name: string }): string;
      unlinkText: string;
      confirmUnlink: string;
      unlinked: string;
      isLinked: string;
      notLinked: {
        refused: string;
        expired: string;
        unavailable: string;
        taken: string;
        other: string;
      };
    };
    passkeys: {
      title: string;
      lead: string;
      none: string;
      loading: string;
      failed: string;
      add: string;
      name: string;
      nameHint: string;
      nameRequired: string;
      make: string;
      wasAdded: string;
      known: string;
      added(values: { date: string }): string;
      lastUsed(values: { date: string }): string;
      neverUsed: string;
      synced: string;
      rename(values: { name: string }): string;
      remove(values: { name: string }): string;
      removeText: string;
      confirmRemove: string;
      removed: string;
      full(values: { max: number }): string;
    };
    secondFactors: {
      loading: string;
      failed: string;
      required: string;
      app: {
        title: string;
        lead: string;
        since(values: { date: string }): string;
        setUp: string;
        scan: string;
        scanLead: string;
        picture: string;
        open: string;
        key: string;
        copyKey: string;
        keyCopied: string;
        keyNotCopied: string;
        firstCode: string;
        codeRequired: string;
        turnOn: string;
        remove: string;
        removeTitle: string;
        removeText: string;
        removed: string;
      };
      recovery: {
        title: string;
        lead: string;
        left(values: { count: number }): string;
        few: string;
        renew: string;
        renewText: string;
        made: string;
        madeLead: string;
        copy: string;
        copied: string;
        notCopied: string;
        download: string;
        print: string;
        done: string;
        ofAccount(values: { account: string; host: string }): string;
      };
      noPassword: {
        title: string;
        text: string;
        mailLead(values: { email: string }): string;
        mail: string;
        noMail: string;
        off: string;
      };
    };
    tokens: {
      title: string;
      lead: string;
      create: string;
      none: string;
      loading: string;
      failed: string;
      name: string;
      nameRequired: string;
      scopes: string;
      scopeRequired: string;
      scopeNames: {
        upload: string;
        'files:read': string;
        'files:write': string;
        'files:delete': string;
        links: string;
        'account:read': string;
        admin: string;
      };
      ends: string;
      never: string;
      unchanged: string;
      cidrs: string;
      cidrsHint: string;
      megabytes: string;
      megabytesHint: string;
      megabytesInvalid: string;
      profile: string;
      noProfile: string;
      locked: string;
      make: string;
      made: string;
      madeLead: string;
      secret: string;
      copy: string;
      copied: string;
      copyFailed: string;
      done: string;
      file(values: { client: string }): string;
      neverUsed: string;
      lastUsed(values: { date: string }): string;
      from(values: { network: string }): string;
      endsOn(values: { date: string }): string;
      ended: string;
      edit(values: { name: string }): string;
      changed: string;
      revoke(values: { name: string }): string;
      revokeText: string;
      confirmRevoke: string;
      revoked: string;
      byDefault: {
        title: string;
        on: string;
        off: string;
        switchOff: string;
        switchOffText: string;
        switchOn: string;
        switchedOff: string;
      };
      stayValid(values: { names: string }): string;
      toTokens: string;
      profiles: {
        title: string;
        lead: string;
        create: string;
        none: string;
        loading: string;
        failed: string;
        saved: string;
        edit(values: { name: string }): string;
        delete(values: { name: string }): string;
        deleteText: string;
        deleted: string;
        asAccount: string;
      };
    };
  };
}

// The callers cannot wait, so not by `import()`.
export const loadTranslation: Record<Exclude<Locale, 'en'>, () => Source> = {
  de: () => require('../de/server.json'),
  fr: () => require('../fr/server.json'),
  es: () => require('../es/server.json'),
  'pt-BR': () => require('../pt-BR/server.json'),
  it: () => require('../it/server.json'),
  pl: () => require('../pl/server.json'),
  ru: () => require('../ru/server.json'),
  ja: () => require('../ja/server.json'),
  'zh-Hans': () => require('../zh-Hans/server.json'),
  ar: () => require('../ar/server.json'),
};
