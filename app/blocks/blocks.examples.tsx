import type { Examples } from "#app/gallery/examples.ts";
import { CategoryLayout } from "./category-layout.tsx";
import { CopyLink } from "./copy-link.tsx";
import { Scene } from "./scene.tsx";

export const examples: Examples = {
  column: {
    "CopyLink. Copia la dirección de la página": () => <CopyLink />,
  },
  content: {
    "CategoryLayout (con CategoryNav)": ({ category }) => (
      <CategoryLayout links={category.links} selected={category.view.id}>
        <p>{category.view.lead}</p>
      </CategoryLayout>
    ),
  },
  window: {
    "Scene: con un título": ({ support }) =>
      support.picture && (
        <Scene picture={support.picture}>
          <h2>{support.page.services.title}</h2>
        </Scene>
      ),
  },
};
