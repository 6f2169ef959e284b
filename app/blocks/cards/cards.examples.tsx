import type { Examples, GalleryData } from "#app/gallery/examples.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { CardActions } from "./card-actions.tsx";
import { PanelCard } from "./panel-card.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { ScaleReading } from "./scale-reading.tsx";

function productIn({ view }: GalleryData["category"]) {
  return view.cards.flatMap((card) => (card.profiles ? [] : [card]))[0];
}

function panelIn({ view }: GalleryData["category"]) {
  return view.cards.flatMap((card) => (card.profiles ? [card] : []))[0];
}

export const examples: Examples = {
  column: {
    "ProductCard: con imagen": ({ category }) => {
      const card = productIn(category);
      return card && <ProductCard card={card} columns={3} headingLevel={3} />;
    },
    "ProductCard: sin imagen ni lectura": ({ category }) => {
      const card = productIn(category);
      return (
        card && (
          <ProductCard
            card={{ ...card, picture: undefined, reading: undefined }}
            columns={3}
            headingLevel={3}
          />
        )
      );
    },
    "CardActions. Lo que el visitante reúne mientras lee": ({ category }) => {
      const card = productIn(category);
      return (
        card && (
          <CardActions product={card}>
            <TextLink to={card.path}>Ver detalles</TextLink>
          </CardActions>
        )
      );
    },
    "ProductGrid: vacía": () => <ProductGrid cards={[]} />,
    "ScaleReading: en una escala": () => (
      <ScaleReading reading={{ number: "450", unit: "pruebas/h", to: 0.75, max: "600" }} />
    ),
    "ScaleReading: un intervalo": () => (
      <ScaleReading reading={{ number: "60–80", unit: "muestras/h", from: 0.5, to: 0.67, max: "120" }} />
    ),
    "ScaleReading: sin escala": () => (
      <ScaleReading reading={{ prefix: "hasta", number: "34", unit: "parámetros" }} />
    ),
  },
  content: {
    PanelCard: ({ withPanel }) => {
      const card = panelIn(withPanel);
      return card && <PanelCard card={card} headingLevel={3} />;
    },
    "ProductGrid: tres columnas": ({ category }) => (
      <ProductGrid cards={category.view.cards.slice(0, 3)} columns={3} headingLevel={3} />
    ),
    "ProductGrid: dos columnas, con un panel": ({ withPanel }) => (
      <ProductGrid cards={withPanel.view.cards} headingLevel={3} />
    ),
  },
};
