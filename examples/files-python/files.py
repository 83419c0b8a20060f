from wit_world import exports


class Run(exports.Run):
    def run(self):
        with open("note.txt", encoding="utf-8") as file:
            text = file.read()
        print("Read:", text.rstrip())
        with open("copy.txt", "w", encoding="utf-8") as file:
            file.write(text)
