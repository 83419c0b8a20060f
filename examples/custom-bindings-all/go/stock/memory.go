package stock

// Memory is a shelf in this program's memory.
type Memory struct{ counts map[string]uint32 }

// NewMemory fills a shelf.
func NewMemory(items []Item) *Memory {
	counts := make(map[string]uint32)
	for _, item := range items {
		counts[item.Name] += item.Count
	}
	return &Memory{counts}
}

// Take hands pieces over, or says why it cannot.
func (m *Memory) Take(name string, count uint32) (Item, error) {
	if count == 0 {
		return Item{}, ErrNothingOrdered
	}
	left, known := m.counts[name]
	if !known {
		return Item{}, &UnknownArticleError{name}
	}
	if left < count {
		return Item{}, &TooFewError{Wanted: count, Left: left}
	}
	m.counts[name] = left - count
	return Item{name, count}, nil
}

// Find returns what is left of an article.
func (m *Memory) Find(name string) (Item, bool) {
	count := m.counts[name]
	return Item{name, count}, count > 0
}
