// Package chatml translates between Hayride messages and ChatML, the way the
// Qwen 2.5 models were trained to read and write it.
package chatml

import "github.com/hayride-dev/bindings/go/hayride/ai/models"

// #region markers
const (
	blockStart = "<|im_start|>"
	blockEnd   = "<|im_end|>"
	textEnd    = "<|endoftext|>" // ends an answer too
	callStart  = "<tool_call>"
	callEnd    = "</tool_call>"

	// What Qwen 2.5 expects if there is no system message.
	defaultSystem = "You are Qwen, created by Alibaba Cloud. You are a helpful assistant."
)

// #endregion markers

// Format keeps nothing between calls: each call brings the whole conversation,
// or the whole answer so far.
type Format struct{}

// New is the constructor that the component registers.
func New() (models.Format, error) { return &Format{}, nil }
