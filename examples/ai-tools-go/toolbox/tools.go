package toolbox

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/hayride-dev/bindings/go/hayride/mcp"
	"go.bytecodealliance.org/cm"
)

// #region schema

// object describes arguments: pairs of a name and its JSON schema, all required.
func object(properties ...[2]string) mcp.ToolSchema {
	var names []string
	for _, property := range properties {
		names = append(names, property[0])
	}
	return mcp.ToolSchema{
		SchemaType: "object",
		Properties: cm.ToList(properties),
		Required:   cm.ToList(names),
	}
}

// #endregion schema

// #region count

// Count counts, which language models do badly.
var Count = Tool{
	Tool: mcp.Tool{
		Name:        "count",
		Title:       "Count words",
		Description: "Counts the words and characters of a text.",
		InputSchema: object([2]string{"text", `{"type":"string","description":"The text to count"}`}),
	},
	Run: func(arguments map[string]string) (string, error) {
		text := arguments["text"]
		words, characters := len(strings.Fields(text)), utf8.RuneCountInString(text)
		return fmt.Sprintf("%d words, %d characters", words, characters), nil
	},
}

// #endregion count

// #region convert

// meters says how long a unit is.
var meters = map[string]float64{"m": 1, "km": 1000, "ft": 0.3048, "mi": 1609.344}

const unit = `{"type":"string","enum":["m","km","ft","mi"]}`

// Convert converts lengths.
var Convert = Tool{
	Tool: mcp.Tool{
		Name:        "convert",
		Title:       "Convert lengths",
		Description: "Converts a length between meters, kilometers, feet and miles.",
		InputSchema: object(
			[2]string{"value", `{"type":"number","description":"The length to convert"}`},
			[2]string{"from", unit},
			[2]string{"to", unit},
		),
	},
	Run: func(arguments map[string]string) (string, error) {
		value, err := strconv.ParseFloat(arguments["value"], 64)
		if err != nil {
			return "", fmt.Errorf("value must be a number, not %q", arguments["value"])
		}
		for _, name := range []string{"from", "to"} {
			if meters[arguments[name]] == 0 {
				return "", fmt.Errorf("%s must be m, km, ft or mi, not %q", name, arguments[name])
			}
		}
		from, to := arguments["from"], arguments["to"]
		return fmt.Sprintf("%.2f %s", value*meters[from]/meters[to], to), nil
	},
}

// #endregion convert
