// #region bindings
wit_bindgen::generate!({
    world: "provider",
    path: "../wit",
});

use exports::example::stock::shelves::{Guest, GuestShelf, Item, Problem, Shortage};
use std::cell::RefCell;
// #endregion bindings

// #region shelf
/// Methods borrow the shelf with `&self`, so what changes lives in a cell.
struct Shelf(RefCell<Vec<Item>>);

impl GuestShelf for Shelf {
    fn new(items: Vec<Item>) -> Self {
        Shelf(RefCell::new(items))
    }

    fn take(&self, name: String, count: u32) -> Result<Item, Problem> {
        if count == 0 {
            return Err(Problem::NothingOrdered);
        }
        let mut items = self.0.borrow_mut();
        let Some(item) = items.iter_mut().find(|item| item.name == name) else {
            return Err(Problem::UnknownArticle(name));
        };
        if item.count < count {
            let left = item.count;
            return Err(Problem::TooFew(Shortage { wanted: count, left }));
        }
        item.count -= count;
        Ok(Item { name, count })
    }

    fn find(&self, name: String) -> Option<Item> {
        let items = self.0.borrow();
        let found = items.iter().find(|item| item.name == name && item.count > 0);
        found.cloned()
    }
}
// #endregion shelf

// #region component
struct Component;

impl Guest for Component {
    type Shelf = Shelf;
}

export!(Component);
// #endregion component

// #region tests
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_what_nobody_took() {
        let shelf = Shelf::new(vec![Item { name: "bolts".into(), count: 10 }]);
        assert_eq!(shelf.take("bolts".into(), 3).unwrap().count, 3);
        assert_eq!(shelf.find("bolts".into()).unwrap().count, 7);
    }

    #[test]
    fn tells_how_many_are_left() {
        let shelf = Shelf::new(vec![Item { name: "bolts".into(), count: 10 }]);
        let refused = shelf.take("bolts".into(), 30);
        assert!(matches!(refused, Err(Problem::TooFew(Shortage { wanted: 30, left: 10 }))));
    }
}
// #endregion tests
