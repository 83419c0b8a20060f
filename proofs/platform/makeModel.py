"""Writes a GGUF model of some 350 kilobytes that llama.cpp loads: `python3 makeModel.py <file>`.

The architecture is llama's and all weights are random with a fixed seed, but for the output matrix:
it makes the SUCCESSORS of a token the likeliest ones after it. So the last byte of a prompt decides
what the model says, on every machine.
"""

import sys

import numpy
from gguf import GGUFWriter, TokenType

WIDTH = 128
HEADS = 4
CONTEXT = 512

SPECIAL = ["<unk>", "<s>", "<|im_end|>"]
CONTROL = ["<|im_start|>"]
# One token of 40 bytes: the runtime reads at most 32.
LONG = ["long" * 10]
SPACE = ["\u2581"]
TOKENS = SPECIAL + [f"<0x{byte:02X}>" for byte in range(256)] + CONTROL + LONG + SPACE

BEGIN, END = 1, 2


def of_byte(byte: int) -> int:
    return len(SPECIAL) + byte


def letters(first: str, last: str) -> list[int]:
    return list(range(of_byte(ord(first)), of_byte(ord(last)) + 1))


def go_round(tokens: list[int], *steps: int) -> dict[int, list[int]]:
    return {
        token: [tokens[(index + step) % len(tokens)] for step in steps]
        for index, token in enumerate(tokens)
    }


# `a` to `z` go round without an end, and so do `A` to `Z`, with two equally likely successors each.
# After a digit come the higher digits and the end token. Some other characters lead to tokens that a
# runtime has to handle.
SUCCESSORS = {
    **go_round(letters("a", "z"), 1),
    **go_round(letters("A", "Z"), 1, 2),
    **{token: [token + 1] for token in letters("0", "8")},
    of_byte(ord("9")): [END],
    of_byte(ord("!")): [TOKENS.index(LONG[0])],
    of_byte(ord("?")): [of_byte(0xC3)],
    of_byte(ord("<")): [TOKENS.index(CONTROL[0])],
    TOKENS.index(CONTROL[0]): [of_byte(ord("7"))],
    of_byte(ord("_")): [TOKENS.index(SPACE[0])],
    TOKENS.index(SPACE[0]): [of_byte(ord("9"))],
    BEGIN: [of_byte(ord("8"))],
}


def main(path: str) -> None:
    random = numpy.random.default_rng(1)
    embedding = random.choice([-1.0, 1.0], (len(TOKENS), WIDTH))
    output = random.standard_normal((len(TOKENS), WIDTH)) * 0.01
    for token, successors in SUCCESSORS.items():
        output[successors] += embedding[token] / 8

    writer = GGUFWriter(path, "llama")
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(WIDTH)
    writer.add_block_count(1)
    writer.add_feed_forward_length(WIDTH)
    writer.add_head_count(HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_dimension_count(WIDTH // HEADS)
    writer.add_tokenizer_model("llama")
    writer.add_token_list(TOKENS)
    writer.add_token_scores([0.0] * len(TOKENS))
    writer.add_token_types(
        [TokenType.UNKNOWN, TokenType.CONTROL, TokenType.CONTROL]
        + [TokenType.BYTE] * 256
        + [TokenType.CONTROL, TokenType.NORMAL, TokenType.NORMAL]
    )
    writer.add_bos_token_id(BEGIN)
    writer.add_eos_token_id(END)
    writer.add_unk_token_id(0)
    writer.add_add_bos_token(True)
    writer.add_add_eos_token(False)
    writer.add_add_space_prefix(False)

    writer.add_tensor("token_embd.weight", embedding.astype(numpy.float16))
    writer.add_tensor("output_norm.weight", numpy.ones(WIDTH, numpy.float32))
    writer.add_tensor("output.weight", output.astype(numpy.float16))
    writer.add_tensor("blk.0.attn_norm.weight", numpy.ones(WIDTH, numpy.float32))
    writer.add_tensor("blk.0.ffn_norm.weight", numpy.ones(WIDTH, numpy.float32))
    for name in ["attn_q", "attn_k", "attn_v", "attn_output", "ffn_gate", "ffn_up", "ffn_down"]:
        weights = random.standard_normal((WIDTH, WIDTH)) * 0.02
        writer.add_tensor(f"blk.0.{name}.weight", weights.astype(numpy.float16))

    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


main(sys.argv[1])
