import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useReducedMotion } from "#app/hooks/use-reduced-motion.ts";

type Api = NonNullable<UseEmblaCarouselType[1]>;

type Options = {
  /** `rewind` returns from the last slide to the first. `endless` has no last slide. */
  flow: "rewind" | "endless";
  /** Milliseconds between two advances. */
  delay: number;
};

export type Carousel = ReturnType<typeof useCarousel>;

/** Advances automatically unless it is paused, hovered or focused, or the visitor prefers reduced motion. */
export function useCarousel({ flow, delay }: Options) {
  const element = useRef<HTMLElement>(null);
  const endless = flow === "endless";
  const [setRoot, api] = useEmblaCarousel({
    // Endless slides fill the window's width, but come to rest at the content's edge.
    align: endless ? () => contentEdge(element.current) : "start",
    // Keeps one tick per slide, even if several slides share the last scroll position.
    containScroll: endless ? false : "keepSnaps",
    loop: endless,
    dragFree: endless,
    // In a slow browser, Embla misses the focus after a Tab key. `slides.onFocus` handles it instead.
    watchFocus: false,
  });
  const reducedMotion = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useAutoplay(api, delay, !paused && !hovered && !focused && !reducedMotion);

  const step = (by: 1 | -1) => (by === 1 ? api?.scrollNext(reducedMotion) : api?.scrollPrev(reducedMotion));

  /** Handlers that stop the carousel while an element is hovered or focused. */
  const hold = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };

  return {
    flow,
    ready: api !== undefined,
    root: useCallback(
      (node: HTMLElement | null) => {
        element.current = node;
        setRoot(node);
      },
      [setRoot],
    ),
    selected: useEmblaState(api, (it) => it.selectedScrollSnap(), 0),
    canPrevious: useEmblaState(api, (it) => it.canScrollPrev(), false),
    canNext: useEmblaState(api, (it) => it.canScrollNext(), true),
    paused,
    togglePause: () => setPaused((value) => !value),
    step,
    goTo: (index: number) => api?.scrollTo(index, reducedMotion),
    hold,
    /** A slide that gets the keyboard focus also scrolls into view. */
    slides: {
      ...hold,
      onFocus: ({ target }: FocusEvent) => {
        hold.onFocus();
        const index = api?.slideNodes().findIndex((slide) => slide.contains(target)) ?? -1;
        if (index >= 0 && target.matches(":focus-visible")) api?.scrollTo(index, true);
      },
    },
    region: {
      onKeyDown: (event: KeyboardEvent) => {
        const direction = keys[event.key];
        if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        step(direction);
      },
      onFocus: ({ target, currentTarget }: FocusEvent) => {
        if (target === currentTarget && target.matches(":focus-visible")) hold.onFocus();
      },
      onBlur: ({ target, currentTarget }: FocusEvent) => {
        if (target === currentTarget) hold.onBlur();
      },
    },
  };
}

const keys: Record<string, 1 | -1 | undefined> = { ArrowRight: 1, ArrowLeft: -1 };

function useAutoplay(api: Api | undefined, delay: number, playing: boolean) {
  useEffect(() => {
    if (!api || !playing) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (api.canScrollNext()) api.scrollNext();
      else api.scrollTo(0);
    }, delay);
    return () => clearInterval(timer);
  }, [api, delay, playing]);
}

function useEmblaState<T extends number | boolean>(
  api: Api | undefined,
  read: (api: Api) => T,
  initial: T,
): T {
  const subscribe = useCallback(
    (notify: () => void) => {
      api?.on("select", notify).on("reInit", notify);
      return () => {
        api?.off("select", notify).off("reInit", notify);
      };
    },
    [api],
  );
  return useSyncExternalStore(
    subscribe,
    () => (api ? read(api) : initial),
    () => initial,
  );
}

function contentEdge(root: HTMLElement | null): number {
  return (root && Number.parseFloat(getComputedStyle(root).scrollPaddingInlineStart)) || 0;
}
