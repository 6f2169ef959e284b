import { CardActions } from "#app/blocks/cards/card-actions.tsx";
import { PanelCard } from "#app/blocks/cards/panel-card.tsx";
import { ProductCard } from "#app/blocks/cards/product-card.tsx";
import { ProductGrid } from "#app/blocks/cards/product-grid.tsx";
import { GroupList } from "#app/blocks/groups/group-list.tsx";
import type { FamilyView } from "#app/gallery/data.ts";
import { Example, Family } from "#app/gallery/example.tsx";
import { OrderTable } from "#app/pages/supply/order-table.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";

export function Cards({ data: { category, withPanel, supply }, ...family }: FamilyView) {
  const product = category.view.cards.find((card) => !card.profiles);
  const panel = withPanel.view.cards.find((card) => card.profiles);
  return (
    <Family {...family}>
      {product && !product.profiles && (
        <>
          <Example name="ProductCard: con imagen">
            <ProductCard card={product} columns={3} headingLevel={3} />
          </Example>
          <Example name="ProductCard: sin imagen ni lectura">
            <ProductCard
              card={{ ...product, picture: undefined, reading: undefined }}
              columns={3}
              headingLevel={3}
            />
          </Example>
          <Example name="CardActions" note="Lo que el visitante reúne mientras lee.">
            <CardActions product={product}>
              <TextLink to={product.path}>Ver detalles</TextLink>
            </CardActions>
          </Example>
        </>
      )}
      {panel?.profiles && (
        <Example name="PanelCard" width="content">
          <PanelCard card={panel} headingLevel={3} />
        </Example>
      )}
      <Example name="ProductGrid: tres columnas" width="content">
        <ProductGrid cards={category.view.cards.slice(0, 3)} columns={3} headingLevel={3} />
      </Example>
      <Example name="ProductGrid: dos columnas, con un panel" width="content">
        <ProductGrid cards={withPanel.view.cards} headingLevel={3} />
      </Example>
      <Example name="ProductGrid: vacía">
        <ProductGrid cards={[]} />
      </Example>
      <Example name="GroupList" parts="GroupFrame, GroupSection" width="content">
        <GroupList
          groups={supply.groups.slice(0, 2).map(({ products, ...group }) => ({
            ...group,
            cards: products.map((item) => ({
              name: item.name,
              content: <p>{item.description}</p>,
            })),
          }))}
        />
      </Example>
      <Example name="OrderTable" parts="SectionIndex" note="Se pide fila por fila." width="window">
        <OrderTable page={supply} />
      </Example>
    </Family>
  );
}
