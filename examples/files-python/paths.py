from wit_world import exports


class Run(exports.Run):
    def run(self):
        for name in ["note.txt", "missing.txt", "../note.txt", "/note.txt", "/etc/hosts"]:
            try:
                open(name).close()
                print(f"{name}: opened")
            except OSError as error:
                print(f"{name}: {type(error).__name__}: {error.strerror}")
