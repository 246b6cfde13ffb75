# Perch as a service of NixOS. UNTESTED on a machine with NixOS: its syntax was checked, and that it evaluates.
#
#   imports = [ ./perch.nix ];
#   services.perch = {
#     enable = true;
#     executable = ./perch-1.0.0-linux-x64;
#     publicUrl = "https://files.example.com";
#   };
{
  config,
  lib,
  pkgs,
  ...
}:

let
  cfg = config.services.perch;
in
{
  options.services.perch = {
    enable = lib.mkEnableOption "Perch, a file upload and sharing service";

    executable = lib.mkOption {
      type = lib.types.path;
      description = "The file perch-VERSION-linux-x64 or perch-VERSION-linux-arm64 of a release.";
    };

    publicUrl = lib.mkOption {
      type = lib.types.strMatching "https?://[^/]+";
      example = "https://files.example.com";
      description = "Where people reach Perch; links are built from it.";
    };

    port = lib.mkOption {
      type = lib.types.port;
      default = 3000;
      description = "Port to listen on, at 127.0.0.1.";
    };

    settings = lib.mkOption {
      type = lib.types.attrsOf lib.types.str;
      default = { };
      example = { REGISTRATION = "invite"; };
      description = "Further settings by their names. They can be read by all users of the machine: no secrets.";
    };

    environmentFile = lib.mkOption {
      type = lib.types.nullOr lib.types.str;
      default = null;
      example = "/run/secrets/perch.env";
      description = "File with secrets such as SMTP_URL, outside of the store.";
    };
  };

  config = lib.mkIf cfg.enable {
    # The file is made for common Linux, whose loader stands elsewhere.
    programs.nix-ld.enable = true;

    users.users.perch = {
      isSystemUser = true;
      group = "perch";
    };
    users.groups.perch = { };

    systemd.services.perch = {
      description = "Perch";
      wantedBy = [ "multi-user.target" ];
      wants = [ "network-online.target" ];
      after = [
        "network-online.target"
        "postgresql.service"
      ];
      # Pictures are decoded apart from network and data where this is there.
      path = [ pkgs.bubblewrap ];
      environment = {
        HOST = "127.0.0.1";
        PORT = toString cfg.port;
        PUBLIC_URL = cfg.publicUrl;
        DATA_DIR = "/var/lib/perch";
        NIX_LD = "/run/current-system/sw/share/nix-ld/lib/ld.so";
        NIX_LD_LIBRARY_PATH = "/run/current-system/sw/share/nix-ld/lib";
      }
      // cfg.settings;

      serviceConfig = {
        # A downloaded file is not executable, in the store neither.
        ExecStart = "${pkgs.runCommand "perch" { } "install -m 755 ${cfg.executable} $out"}";
        EnvironmentFile = lib.mkIf (cfg.environmentFile != null) cfg.environmentFile;
        User = "perch";
        Group = "perch";
        StateDirectory = "perch";
        StateDirectoryMode = "0700";
        WorkingDirectory = "/var/lib/perch";
        UMask = "0077";
        Restart = "always";
        RestartSec = 1;
        # Uploads and downloads that are under way get 30 seconds.
        TimeoutStopSec = 45;
        KillMode = "mixed";
        # A picture that memory does not suffice for ends the process that decodes it, and no other.
        OOMPolicy = "continue";

        NoNewPrivileges = true;
        CapabilityBoundingSet = "";
        ProtectSystem = "strict";
        ProtectHome = true;
        PrivateTmp = true;
        PrivateDevices = true;
        ProtectClock = true;
        ProtectControlGroups = true;
        ProtectKernelModules = true;
        ProtectProc = "invisible";
        LockPersonality = true;
        RemoveIPC = true;
        RestrictRealtime = true;
        RestrictAddressFamilies = [
          "AF_INET"
          "AF_INET6"
          "AF_UNIX"
          "AF_NETLINK"
        ];
        SystemCallArchitectures = "native";
        # With mounting, which the isolation of pictures needs: deploy/perch.service says why no more is closed.
        SystemCallFilter = [
          "@system-service"
          "@mount"
        ];
        SystemCallErrorNumber = "EPERM";
      };
    };
  };
}
