package chatml

import (
	"encoding/json"
	"errors"
	"io"
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/hayride-dev/bindings/go/hayride/ai"
	"github.com/hayride-dev/bindings/go/hayride/ai/models"
	"github.com/hayride-dev/bindings/go/hayride/mcp"
	"go.bytecodealliance.org/cm"
)

// #region decode
var marker = regexp.MustCompile(`<\|im_end\|>|<\|endoftext\|>|<tool_call>`)

// Decode reads an answer, complete or not. It runs on all bytes so far, again
// and again while the model writes.
func (*Format) Decode(raw []byte) (*ai.Message, error) {
	rest := strings.ToValidUTF8(string(wholeRunes(raw)), "\uFFFD")
	rest = strings.TrimPrefix(rest, blockStart+"assistant\n")
	message := ai.Message{Role: ai.RoleAssistant}
	var parts []ai.MessageContent
	hasCall := false
	for {
		text, found, tail := cutMarker(rest)
		if found == "" && endsInMarker(text) {
			return nil, &models.PartialDecodeError{Data: "the text may end in half a control token"}
		}
		if text = strings.TrimSpace(text); text != "" {
			parts = append(parts, ai.NewMessageContent(ai.Text(text)))
		}
		if found != callStart {
			if len(parts) == 0 && found == "" {
				return nil, &models.PartialDecodeError{Data: "no text yet"}
			}
			message.Content = cm.ToList(parts)
			message.Final = !hasCall // Hayride keeps the end token to itself
			return &message, nil
		}
		params, after, err := decodeCall(tail)
		if err != nil {
			return nil, err
		}
		parts = append(parts, ai.NewMessageContent(*params))
		hasCall, rest = true, after
	}
}

// #endregion decode

// #region call

// decodeCall reads the object of a tool call and its closing tag. A JSON parser
// finds the end, so tags inside the arguments' strings do no harm.
func decodeCall(text string) (*mcp.CallToolParams, string, error) {
	var c call
	decoder := json.NewDecoder(strings.NewReader(text))
	if err := decoder.Decode(&c); errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return nil, "", &models.PartialDecodeError{Data: "the tool call is not complete"}
	} else if err != nil {
		return nil, "", &models.ContextDecodeError{Data: "tool call: " + err.Error()}
	}
	after := strings.TrimLeft(text[decoder.InputOffset():], " \r\n")
	if len(after) < len(callEnd) && strings.HasPrefix(callEnd, after) {
		return nil, "", &models.PartialDecodeError{Data: "the tool call is not closed"}
	}
	if !strings.HasPrefix(after, callEnd) || c.Name == "" {
		return nil, "", &models.ContextDecodeError{Data: "tool call: it has no name or no closing tag"}
	}
	var arguments [][2]string
	for _, name := range slices.Sorted(maps.Keys(c.Arguments)) {
		arguments = append(arguments, [2]string{name, fromJSON(c.Arguments[name])})
	}
	return &mcp.CallToolParams{Name: c.Name, Arguments: cm.ToList(arguments)}, after[len(callEnd):], nil
}

// #endregion call

// #region partial

// cutMarker splits text at the first marker. Without one, found is empty.
func cutMarker(text string) (before, found, after string) {
	at := marker.FindStringIndex(text)
	if at == nil {
		return text, "", ""
	}
	return text[:at[0]], text[at[0]:at[1]], text[at[1]:]
}

// endsInMarker tells whether more text could complete a marker. One character
// is not enough: an answer may well end in a lone less-than sign.
func endsInMarker(text string) bool {
	for _, m := range []string{blockStart + "assistant\n", blockEnd, textEnd, callStart} {
		for n := 2; n < len(m); n++ {
			if strings.HasSuffix(text, m[:n]) {
				return true
			}
		}
	}
	return false
}

// wholeRunes drops a character at the end whose last bytes are still to come.
func wholeRunes(raw []byte) []byte {
	for n := 1; n <= min(utf8.UTFMax, len(raw)); n++ {
		if last := raw[len(raw)-n:]; utf8.RuneStart(last[0]) {
			if !utf8.FullRune(last) {
				return raw[:len(raw)-n]
			}
			break
		}
	}
	return raw
}

// #endregion partial
